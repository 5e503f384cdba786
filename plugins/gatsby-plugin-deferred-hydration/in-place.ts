/** When to prefetch the framework for a control: once it is visible, or when it is pressed. */
export type PrefetchTime = 'view' | 'press';

/** Marks a link or form that script handles in place, so that a click or submit waits for hydration. */
export const inPlace = (prefetch: PrefetchTime) => ({ 'data-hydrate': prefetch });

/** Hides an element unless the device or the tab has stored an entry; if so, the page hydrates at once. */
export const stored = (key: string) => ({ 'data-stored': key, hidden: true });

/** Marks an element whose controls need a data file: the focus, a mouse or a press on one fetches it once. */
export const preload = (address: string) => ({ 'data-preload': address });

/** Whether a component has state in the history entry, beside the router's key; its page hydrates at once. */
export const hasHistoryState = (): boolean => Object.keys(history.state ?? {}).some((name) => name !== 'key');

/**
 * The address of a page's data, which Gatsby fetches before it shows the page.
 * @param prefix the site's path prefix, without a trailing slash
 */
export const dataPath = (path: string, prefix = ''): string =>
  `${prefix}/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
