export { InPlaceLink } from './InPlaceLink';
export { withHydrationBoundary } from './with-hydration-boundary';
