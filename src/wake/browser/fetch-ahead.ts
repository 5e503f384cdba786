/** What the browser knows of the visitor's connection; not every browser tells. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes?: readonly string[];
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
  interface Window {
    /** Gatsby takes the page's data from here instead of fetching it. */
    pageData?: PageData;
  }
}

/** Whether nothing should be fetched on suspicion: the visitor saves data or the connection is very slow. */
export function isDataPrecious(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
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

/** The files of a page's own component, from the mapping that travels with the scripts. */
function componentFiles(scripts: DocumentFragment, component: string): readonly string[] {
  const source = scripts.querySelector('#gatsby-chunk-mapping')?.textContent ?? '';
  const literal = /"(?:\\.|[^"\\])*"/.exec(source)?.[0];
  if (!literal) return [];
  const mapping: Record<string, readonly string[]> = JSON.parse(JSON.parse(literal));
  return mapping[component] ?? [];
}

/** The data of the page that a link shows in place, such as the next page of the listing. */
function shownInPlace(prefix: string): string | undefined {
  const path = document.querySelector<HTMLAnchorElement>('[data-wake="press"] a[rel="next"]')?.pathname;
  return path && `${prefix}/page-data${path.slice(prefix.length)}page-data.json`;
}

/**
 * Fetches ahead what waking will need: the scripts of the template, the page's data, what the data names, and
 * the data of the next page where a link shows it in place.
 * @param pageDataUrl the address of the page's data; all other data lies beside it, below `/page-data/`
 */
export async function fetchAhead(scripts: DocumentFragment, pageDataUrl: string): Promise<void> {
  for (const script of scripts.querySelectorAll('script[src]')) getAhead(script.getAttribute('src') ?? '', 'script');
  const response = await fetch(pageDataUrl);
  const data: PageData = await response.json();
  window.pageData ??= data;
  const prefix = pageDataUrl.slice(0, pageDataUrl.indexOf('/page-data/'));
  for (const file of componentFiles(scripts, data.componentChunkName)) getAhead(prefix + file, 'script');
  const queries = (data.staticQueryHashes ?? []).map((hash) => `sq/d/${hash}.json`);
  for (const name of ['app-data.json', ...queries]) getAhead(`${prefix}/page-data/${name}`, 'fetch');
  const next = shownInPlace(prefix);
  if (next) getAhead(next, 'fetch');
}
