export { InPlaceLink } from './InPlaceLink';
export { inPlace } from './in-place';
export { withHydrationBoundary } from './with-hydration-boundary';
