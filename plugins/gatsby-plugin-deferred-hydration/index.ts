export { InPlaceLink } from './InPlaceLink';
export { hasHistoryState, inPlace, preload, stored } from './in-place';
export { useEntered } from './use-entered';
