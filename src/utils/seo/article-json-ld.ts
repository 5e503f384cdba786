import type { BlogPosting } from 'schema-dts';
import { absoluteUrl } from '../../routes';
import type { ArticleMeta, PageMeta, SiteMeta } from './page-meta';
import { founder, organizationId, pageId } from './site-json-ld';

/** A front matter date as a timestamp with zone (ISO 8601): the day begins at midnight UTC. */
export function momentOf(day: string): string {
  return `${day.slice(0, 10)}T00:00:00Z`;
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
export function blogPosting(site: SiteMeta, page: PageMeta, article: ArticleMeta): BlogPosting {
  const { siteUrl, language } = site;
  const url = absoluteUrl(siteUrl, page.path);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: page.title,
    description: page.description,
    image: [absoluteUrl(siteUrl, article.image)],
    datePublished: momentOf(article.published),
    dateModified: momentOf(article.updated ?? article.published),
    author: founder(site),
    publisher: { '@id': organizationId(siteUrl) },
    articleSection: article.category,
    inLanguage: language,
    ...(article.sources.length > 0 && {
      citation: article.sources.map(({ title, url: address }) => ({
        '@type': 'CreativeWork' as const,
        name: title,
        url: address,
      })),
    }),
    mainEntityOfPage: { '@id': pageId(siteUrl, page.path) },
  };
}
