import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  return <h1>{data.post.title}</h1>;
}

export function Head({ data, location }: HeadProps<Queries.ArticlePageQuery>) {
  return <PageHead title={data.post.title} description={data.post.excerpt} path={location.pathname} />;
}

export const query = graphql`
  query ArticlePage($id: String!) {
    post: article(id: $id) {
      title
      excerpt
      readTime
      date(formatString: "D MMMM YYYY")
      body {
        html
        headings {
          id
          text
          depth
        }
      }
    }
  }
`;
