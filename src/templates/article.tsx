import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  return <h1>{data.post.title}</h1>;
}

export function Head({ data, location }: HeadProps<Queries.ArticlePageQuery>) {
  const { title, excerpt, category, card, cover, published, updated } = data.post;
  return (
    <PageHead
      title={title}
      description={excerpt}
      path={location.pathname}
      image={card}
      subject={{
        kind: 'article',
        published,
        updated,
        category,
        image: cover?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? card,
      }}
    />
  );
}

export const query = graphql`
  query ArticlePage($id: String!) {
    post: article(id: $id) {
      title
      excerpt
      category
      card
      published: date(formatString: "YYYY-MM-DD")
      updated(formatString: "YYYY-MM-DD")
      cover {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 800, formats: [AVIF, WEBP, AUTO], placeholder: DOMINANT_COLOR)
        }
      }
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
