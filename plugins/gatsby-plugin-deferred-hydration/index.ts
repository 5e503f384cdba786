export { keepFields } from './browser/replay-text';
export { InPlaceLink } from './InPlaceLink';
export { inPlace, preload, stored } from './in-place';
export { tellRendered, withHydrationBoundary } from './with-hydration-boundary';
