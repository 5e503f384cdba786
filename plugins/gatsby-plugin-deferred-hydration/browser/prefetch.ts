import { dataPath } from '../in-place';

/** Part of the Network Information API; not every browser has it. */
type Online = Navigator & { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };

/** Whether to skip speculative requests: the visitor saves data, or the connection is very slow. */
export function isDataPrecious(): boolean {
  const { connection }: Online = navigator;
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * Puts a script into the browser's cache, where it stays for a year. `rel=prefetch` won't do: Safari doesn't support it, and
 * Firefox applies the policy's `default-src` to it.
 */
export function prefetchScript(href: string): void {
  // Read to the end: a browser may discard a response that nothing reads.
  fetch(href, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined);
}

/** Fetches a data file once. Data is revalidated on every request, a further round trip, so the page holds on to it until it is used. */
export function preloadData(href: string): void {
  if (document.querySelector(`link[rel=preload][href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low', href });
  document.head.append(link);
}

async function request(path: string, prefix: string): Promise<void> {
  const response = await fetch(dataPath(path, prefix));
  const pageData: { readonly staticQueryHashes?: readonly string[] } = await response.json();
  // Gatsby uses this instead of fetching the page's data.
  Object.assign(window, { pageData });
  const queries = (pageData.staticQueryHashes ?? []).map((hash) => `sq/d/${hash}.json`);
  for (const file of ['app-data.json', ...queries]) preloadData(`${prefix}/page-data/${file}`);
}

/** The request under way or done. */
let requested: Promise<void> | undefined;

/**
 * Fetches a page's data once, and prefetches the queries it names; after a failure it may be called again.
 * @param path the page's own path
 * @param prefix the site's path prefix, without a trailing slash
 */
export function fetchData(path: string, prefix: string): Promise<void> {
  requested ??= request(path, prefix).catch((error: unknown) => {
    requested = undefined;
    throw error;
  });
  return requested;
}
