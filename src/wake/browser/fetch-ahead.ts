import type { Runtime } from './runtime';

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes?: readonly string[];
}

declare global {
  interface Window {
    /** Gatsby takes the page's data from here instead of fetching it. */
    pageData?: PageData;
  }
}

/**
 * Puts a script into the browser's cache, where it is kept for a year. Not by `rel=prefetch`, which Safari does not know
 * and Firefox holds to the policy's `default-src`.
 */
function getScriptAhead(href: string): void {
  // Read to the end, since a browser may throw away what nobody reads.
  fetch(href, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined);
}

/** Page data is revalidated on every request, which would be one more round trip, so the page keeps it until it is used. */
function getDataAhead(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}

/** Where Gatsby keeps the data of the page of a path. */
function pageDataUrl(prefix: string, path: string): string {
  return `${prefix}/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
}

/** The path of the page that a link shows in place, such as the next page of the listing. */
function shownInPlace(prefix: string): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>('a[data-wake="press"][rel="next"]');
  return link?.pathname.slice(prefix.length);
}

/**
 * Fetches ahead what waking will need: the runtime's scripts, the page's data, what the data names, and
 * the data of the next page where a link shows it in place.
 * @param path the page's own path
 * @param prefix the path below which the whole site lies, without a slash at its end
 */
export async function fetchAhead({ scripts, chunks }: Runtime, path: string, prefix: string): Promise<void> {
  for (const script of scripts) getScriptAhead(script);
  const response = await fetch(pageDataUrl(prefix, path));
  const data: PageData = await response.json();
  window.pageData ??= data;
  for (const file of chunks[data.componentChunkName] ?? []) getScriptAhead(prefix + file);
  const queries = (data.staticQueryHashes ?? []).map((hash) => `sq/d/${hash}.json`);
  for (const name of ['app-data.json', ...queries]) getDataAhead(`${prefix}/page-data/${name}`);
  const next = shownInPlace(prefix);
  if (next) getDataAhead(pageDataUrl(prefix, next));
}
