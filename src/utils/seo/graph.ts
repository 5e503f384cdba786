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

/** A graph as the text of a script element, in which no tag can begin. */
export function toScriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
