import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { ArticleBrowser } from '../components/sections/blog/ArticleBrowser';
import { BlogHero } from '../components/sections/blog/BlogHero';
import { PageHead } from '../components/seo/PageHead';
import { Breadcrumbs } from '../components/ui/Breadcrumbs';
import { BLOG, categoryPath, HOME } from '../routes';
import { fillTemplate } from '../utils/fill-template';
import type { ListingContext } from '../utils/listing';

type ListingProps = PageProps<Queries.BlogListingQuery, ListingContext>;

/** A page of the listing: of all articles, or of one category. */
export default function BlogListing({ data, pageContext, location }: ListingProps) {
  const { copy, posts, categories, settings, category } = data;
  const slugs = useMemo(() => new Map(categories.nodes.map(({ name, slug }) => [name, slug])), [categories]);
  const { all, categories: filters } = settings.blogFilters;
  const choices = [
    { category: null, label: all, href: BLOG },
    ...filters.map((name) => ({ category: name, label: name, href: categoryPath(slugs.get(name) ?? '') })),
  ];
  return (
    <>
      {category ? (
        <BlogHero title={fillTemplate(copy.categoryTitle, { category: category.name })} lead={category.intro}>
          <Breadcrumbs
            label={copy.breadcrumbs.label}
            above={[
              { label: copy.breadcrumbs.home, href: HOME },
              { label: copy.breadcrumbs.blog, href: BLOG },
            ]}
            current={category.name}
          />
        </BlogHero>
      ) : (
        <BlogHero title={copy.title} lead={copy.lead} />
      )}
      <ArticleBrowser
        source={{ context: pageContext, cards: posts.nodes, slugs }}
        choices={choices}
        locationKey={location.key}
        texts={copy}
      />
    </>
  );
}

export function Head({ data, pageContext, location }: HeadProps<Queries.BlogListingQuery, ListingContext>) {
  const { copy, category } = data;
  const { page } = pageContext;
  const allTitle = page === 1 ? copy.seo.title : fillTemplate(copy.pageTitle, { page });
  return (
    <PageHead
      title={category ? fillTemplate(copy.categoryTitle, { category: category.name }) : allTitle}
      description={category?.description ?? copy.seo.description}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query BlogListing($ids: [String!]!, $category: String) {
    copy: blogCopy {
      title
      lead
      seo {
        title
        description
      }
      searchLabel
      searchPlaceholder
      filterLabel
      readMore
      loadMore
      emptyTitle
      emptyText
      emptyReset
      resultsOne
      resultsMany
      resultsPart
      resultsNone
      alsoFoundTitle
      alsoFound
      searchFailed
      pages
      breadcrumbs {
        label
        home
        blog
      }
      previousPage
      nextPage
      pageTitle
      categoryTitle
    }
    settings: siteSettings {
      blogFilters {
        all
        categories
      }
    }
    categories: allCategory(sort: { order: ASC }) {
      nodes {
        name
        slug
      }
    }
    category(name: { eq: $category }) {
      name
      description
      intro
    }
    posts: allPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
