import type { Framework } from './framework';

/**
 * Puts a script into the browser's cache, where it is kept for a year. Not by `rel=prefetch`, which Safari does not know
 * and Firefox holds to the policy's `default-src`.
 */
function prefetchScript(href: string): void {
  // Read to the end, since a browser may discard a response that nothing reads.
  fetch(href, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined);
}

/** Data is revalidated on every request, which would be one more round trip, so the page keeps it until it is used. */
export function preloadData(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low', href });
  document.head.append(link);
}

/** Where Gatsby keeps the data of the page of a path. */
function pageDataUrl(prefix: string, path: string): string {
  return `${prefix}/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
}

/**
 * Prefetches what hydration will need: the scripts, the page's data, and what the data names.
 * @param path the page's own path
 * @param prefix the path below which the whole site is, without a slash at its end
 */
export async function prefetch({ scripts }: Framework, path: string, prefix: string): Promise<void> {
  for (const script of scripts) prefetchScript(script);
  const response = await fetch(pageDataUrl(prefix, path));
  const pageData: { readonly staticQueryHashes?: readonly string[] } = await response.json();
  // Gatsby takes the page's data from here instead of fetching it.
  Object.assign(window, { pageData });
  const queries = (pageData.staticQueryHashes ?? []).map((hash) => `sq/d/${hash}.json`);
  for (const name of ['app-data.json', ...queries]) preloadData(`${prefix}/page-data/${name}`);
}
