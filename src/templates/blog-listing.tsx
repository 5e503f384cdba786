import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';

export default function BlogListing({ data }: PageProps<Queries.BlogListingQuery>) {
  return <h1>{data.copy.title}</h1>;
}

export function Head({ data, location }: HeadProps<Queries.BlogListingQuery>) {
  return <PageHead title={data.copy.seo.title} description={data.copy.seo.description} path={location.pathname} />;
}

export const query = graphql`
  query BlogListing($ids: [String!]!) {
    copy: blogCopy {
      title
      seo {
        title
        description
      }
    }
    posts: allPost(filter: { id: { in: $ids } }, sort: { date: DESC }) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
