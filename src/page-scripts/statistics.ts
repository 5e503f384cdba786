import { COUNTED, type Counted, type EventName } from '../statistics/count';
import type { RequestOf } from '../statistics/providers';
import { hasEnding } from '../utils/paths';

declare global {
  interface Navigator {
    /** Global Privacy Control; not every browser has it. */
    readonly globalPrivacyControl?: boolean;
  }

  interface DocumentEventMap {
    [COUNTED]: CustomEvent<Counted>;
  }
}

/** The settings of `content/site.yaml` that the script needs. */
export interface StatisticsOptions {
  /** The published site's host; the script counts nowhere else, as on localhost or in a preview of the host's. */
  readonly hostname: string;
  readonly server: string;
  readonly site: string;
  /** Origin and path of the scheduling page. */
  readonly booking: string;
  /** Whether the words of a search without result are sent. */
  readonly searchWords: boolean;
}

/** The page's address without the query's other parameters, such as the words of a search. */
function pageUrl(): URL {
  const url = new URL(location.href);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (!name.startsWith('utm_')) url.searchParams.delete(name);
  return url;
}

/** A link's part of the page: its id, the words of its heading, or its element. */
function partOf(link: Element): string {
  const part = link.closest('section,article,header,footer,main');
  return part?.id || part?.querySelector('h1,h2,h3')?.textContent || part?.localName || '';
}

/**
 * Posts from a frame that is removed at once: `keepalive` lets the request go on without it, and no console reports that
 * nobody answers. The provider's cookies, which an owner signed in there has, are left out.
 */
function post(address: string, body?: string, type?: string): void {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const headers = type ? { 'Content-Type': type } : undefined;
  void frame.contentWindow?.fetch(address, { method: 'POST', keepalive: true, credentials: 'omit', body, headers });
  frame.remove();
}

/** Counts page views and events, unless the visitor's browser asks not to be followed. */
export function startStatistics(
  requestOf: RequestOf,
  { hostname, server, site, booking, searchWords }: StatisticsOptions,
): void {
  if (location.hostname !== hostname || navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
  let referrer = document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer.replace(/[?#].*/, '');

  const send = (name?: EventName, details: Counted['details'] = {}): void => {
    const { path, data, type } = requestOf({ name, url: pageUrl(), referrer, details }, site);
    // Later pages were reached from this site.
    referrer = '';
    post(server + path, data && JSON.stringify(data), type);
  };
  const onPress = ({ target, button }: MouseEvent): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || button > 1) return;
    const { origin, pathname, dataset } = link;
    if (dataset.counted) send(...(JSON.parse(dataset.counted) as [EventName, Counted['details']]));
    else if (origin + pathname === booking) send('Booking link', { section: partOf(link) });
    else if (origin === location.origin && hasEnding(pathname)) send('File download', { file: pathname });
  };

  for (const type of ['click', 'auxclick'] as const) addEventListener(type, onPress, true);
  document.addEventListener(COUNTED, ({ detail: { name, details } }) => {
    const { words, ...others } = details;
    send(name, words && searchWords ? details : others);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && send());
  // In a background tab, and while it is prerendered, a page is hidden.
  if (document.hidden) document.addEventListener('visibilitychange', () => send(), { once: true });
  else send();
}
