/** When the framework is prefetched for a control: once it is in view, or at the press. */
export type PrefetchTime = 'view' | 'press';

/** The attribute of a link that script handles in place, so that a press on it waits for hydration; or of a form. */
export const inPlace = (prefetch: PrefetchTime) => ({ 'data-hydrate': prefetch });

/** The attribute of an element that shows what the browser keeps under a name, so that the page hydrates by itself then. */
export const stored = (key: string) => ({ 'data-stored': key });

/** The attribute of an element whose controls show a file of data: it is fetched beside React when one of them is pressed. */
export const preload = (address: string) => ({ 'data-preload': address });
