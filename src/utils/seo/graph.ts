import type { Graph } from 'schema-dts';
import type { PageFacts, SiteFacts } from './facts';
import { breadcrumbList, subjectThings, webPage } from './page-things';
import { organization, website } from './site-things';

/** Everything that a page tells search engines, as one graph whose parts refer to each other. */
export function pageGraph(site: SiteFacts, page: PageFacts): Graph {
  const { path, trail } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site),
      website(site),
      webPage(site, page),
      ...(trail.length > 0 ? [breadcrumbList(site.siteUrl, path, trail)] : []),
      ...subjectThings(site, page),
    ],
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '&': '\\u0026' };

/**
 * A graph as the text of a script element, in which no tag can begin. Gatsby reads the Head again and decodes
 * character references even inside scripts (gatsby/cache-dir/head/head-export-handler-for-ssr.js), so none may begin.
 */
export function toScriptText(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<&]/g, (sign) => ESCAPES[sign] ?? sign);
}
