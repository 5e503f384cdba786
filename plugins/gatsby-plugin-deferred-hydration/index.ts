export { InPlaceLink } from './InPlaceLink';
export { inPlace, preload, stored } from './in-place';
