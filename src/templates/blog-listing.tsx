import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { PageHero } from '../components/layout/PageHero';
import { NewsletterSection } from '../components/sections/NewsletterSection';
import { PageHead } from '../components/seo/PageHead';
import { Boundary } from '../components/ui/Boundary';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { BLOG, categoryPath } from '../routes';
import { ArticleBrowser } from '../search/ArticleBrowser';
import type { ListingContext } from '../search/listing';
import { fillTemplate } from '../utils/fill-template';

type ListingProps = PageProps<Queries.BlogListingQuery, ListingContext>;

/** A listing page, of all articles or of one category. */
export default function BlogListing({ data, pageContext, location }: ListingProps) {
  const { copy, posts, categories, settings, category } = data;
  const slugs = useMemo(() => new Map(categories.nodes.map(({ name, slug }) => [name, slug])), [categories]);
  const crumbs = useCategoryBreadcrumbs(category);
  const { all, categories: filters } = settings.blogFilters;
  const chips = filters.map((name) => ({ category: name, label: name, href: categoryPath(slugs.get(name) ?? '') }));
  // Without categories, a single chip for all articles would be pointless.
  const choices = chips.length > 0 || category ? [{ category: null, label: all, href: BLOG }, ...chips] : [];
  return (
    <>
      <PageHero
        title={category ? fillTemplate(copy.categoryTitle, { category: category.name }) : copy.title}
        lead={category ? category.intro : copy.lead}
        crumbs={crumbs}
        background="plain"
        space="low"
      />
      <Boundary>
        <ArticleBrowser
          source={{ context: pageContext, cards: posts, slugs }}
          newest={data.newest}
          choices={choices}
          locationKey={location.key}
          texts={copy}
        />
      </Boundary>
      <Boundary>
        <NewsletterSection newsletter={data.newsletter} settings={settings} space="last" />
      </Boundary>
    </>
  );
}

/** Breadcrumbs of a category's listing; the main listing has none. */
function useCategoryBreadcrumbs(category: Queries.BlogListingQuery['category']) {
  const crumbs = useBreadcrumbs(category ? [BLOG, { label: category.name, href: categoryPath(category.slug) }] : []);
  return category ? crumbs : [];
}

export function Head({ data, pageContext, location }: HeadProps<Queries.BlogListingQuery, ListingContext>) {
  const { copy, category } = data;
  const { page, total, newerPath, olderPath } = pageContext;
  const title = category ? fillTemplate(copy.categoryTitle, { category: category.name }) : copy.seo.title;
  const description = category?.description ?? copy.seo.description;
  return (
    <PageHead
      title={page === 1 ? title : fillTemplate(copy.pageTitle, { title, page })}
      description={page === 1 ? description : fillTemplate(copy.pageDescription, { description, page })}
      path={location.pathname}
      crumbs={useCategoryBreadcrumbs(category)}
      indexed={total > 0}
      image={category?.socialCard ?? copy.socialCard}
      category={category ?? undefined}
      pagination={{ newer: newerPath, older: olderPath }}
    />
  );
}

export const query = graphql`
  query BlogListing($ids: [String!]!, $newestIds: [String!]!, $category: String) {
    copy: blogCopy {
      ...BlogCopyFields
      emptyPicture {
        publicURL
      }
    }
    settings: siteSettings {
      blogFilters {
        all
        categories
      }
      ...NewsletterSettings
    }
    newsletter {
      ...NewsletterFields
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
      socialCard
    }
    posts: articles(ids: $ids) {
      ...ArticleCard
    }
    newest: articles(ids: $newestIds) {
      ...ArticleCard
    }
  }
`;
