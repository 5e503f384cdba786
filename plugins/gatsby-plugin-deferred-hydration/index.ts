export { InPlaceLink } from './InPlaceLink';
export { inPlace, stored } from './in-place';
export { keepFields } from './keep-fields';
export { withHydrationBoundary } from './with-hydration-boundary';
