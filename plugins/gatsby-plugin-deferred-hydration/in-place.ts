/** When the framework is prefetched for a link that script handles in place: once it is in view, or at the press. */
export type PrefetchTime = 'view' | 'press';

/** The attribute of a link that script handles in place, so that a press on it waits for hydration. */
export const inPlace = (prefetch: PrefetchTime) => ({ 'data-hydrate': prefetch });
