import type { Graph } from 'schema-dts';
import { breadcrumbList, subjectJsonLd, webPage } from './page-json-ld';
import type { PageMeta, SiteMeta } from './page-meta';
import { organization, website } from './site-json-ld';

/** The structured data of a page (JSON-LD): one graph whose nodes refer to each other by id. */
export function pageGraph(site: SiteMeta, page: PageMeta): Graph {
  const { path, crumbs } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site),
      website(site),
      webPage(site, page),
      ...(crumbs.length > 0 ? [breadcrumbList(site.siteUrl, path, crumbs)] : []),
      ...subjectJsonLd(site, page),
    ],
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '&': '\\u0026' };

/**
 * A graph as the text of a script element, in which no tag can begin. Gatsby parses the Head again and decodes
 * character references even inside scripts (gatsby/cache-dir/head/head-export-handler-for-ssr.js), so none may begin.
 */
export function toScriptText(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<&]/g, (character) => ESCAPES[character] ?? character);
}
