/** When to prefetch the framework for a control: once it is visible, or when it is pressed. */
export type PrefetchTime = 'view' | 'press';

/** Marks a link or form that script handles in place, so that a click or submit waits for hydration. */
export const inPlace = (prefetch: PrefetchTime) => ({ 'data-hydrate': prefetch });

/** Marks an element that shows a stored entry: the page hydrates at once if the entry exists. */
export const stored = (key: string) => ({ 'data-stored': key });

/** Marks an element whose controls need a data file: pressing one fetches it alongside React. */
export const preload = (address: string) => ({ 'data-preload': address });
