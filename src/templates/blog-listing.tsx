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
      lead
      card
      pageDescription
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
      slug
      description
      intro
      card
    }
    posts: allPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
