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
 * Scripts are kept for a year, so they may wait in the browser's cache. Data are asked for anew each time, which would be
 * another way to the server: those the page itself holds until they are used.
 */
const HINTS = { script: 'prefetch', fetch: 'preload' } as const;

function getAhead(href: string, as: keyof typeof HINTS): void {
  const link = document.createElement('link');
  if (!link.relList.supports(HINTS[as])) {
    void fetch(href).catch(() => undefined);
    return;
  }
  link.rel = HINTS[as];
  link.as = as;
  if (as === 'fetch') link.crossOrigin = 'anonymous';
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
  const link = document.querySelector<HTMLAnchorElement>('[data-wake="press"] a[rel="next"]');
  return link?.pathname.slice(prefix.length);
}

/**
 * Fetches ahead what waking will need: the runtime's scripts, the page's data, what the data names, and
 * the data of the next page where a link shows it in place.
 * @param path the page's own path
 * @param prefix the path below which the whole site lies, without a slash at its end
 */
export async function fetchAhead({ scripts, chunks }: Runtime, path: string, prefix: string): Promise<void> {
  for (const script of scripts) getAhead(script, 'script');
  const response = await fetch(pageDataUrl(prefix, path));
  const data: PageData = await response.json();
  window.pageData ??= data;
  for (const file of chunks[data.componentChunkName] ?? []) getAhead(prefix + file, 'script');
  const queries = (data.staticQueryHashes ?? []).map((hash) => `sq/d/${hash}.json`);
  for (const name of ['app-data.json', ...queries]) getAhead(`${prefix}/page-data/${name}`, 'fetch');
  const next = shownInPlace(prefix);
  if (next) getAhead(pageDataUrl(prefix, next), 'fetch');
}
