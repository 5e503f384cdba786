import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { fillTemplate } from '../utils/fill-template';

interface ListingContext {
  readonly page: number;
  readonly total: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

export default function BlogListing({ data }: PageProps<Queries.BlogListingQuery>) {
  return <h1>{data.copy.title}</h1>;
}

export function Head({ data, pageContext, location }: HeadProps<Queries.BlogListingQuery, ListingContext>) {
  const { copy, category, posts } = data;
  const { page, total, newerPath, olderPath } = pageContext;
  const title = category ? fillTemplate(copy.categoryTitle, { category: category.name }) : copy.seo.title;
  const description = category?.description ?? copy.seo.description;
  return (
    <PageHead
      title={page === 1 ? title : fillTemplate(copy.pageTitle, { title, page })}
      description={page === 1 ? description : fillTemplate(copy.pageDescription, { description, page })}
      path={location.pathname}
      indexed={total > 0}
      image={category?.card ?? copy.card}
      category={category ?? undefined}
      pagination={{ newer: newerPath, older: olderPath }}
      subject={{ kind: 'articles', articles: posts.nodes }}
    />
  );
}

export const query = graphql`
  query BlogListing($ids: [String!]!, $category: String) {
    copy: blogCopy {
      title
      card
      pageTitle
      pageDescription
      categoryTitle
      seo {
        title
        description
      }
    }
    category(name: { eq: $category }) {
      name
      slug
      description
      card
    }
    posts: allPost(filter: { id: { in: $ids } }, sort: { date: DESC }) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
