export { InPlaceLink } from './InPlaceLink';
export { dataPath, hasHistoryState, inPlace, preload, stored } from './in-place';
export { useEntered } from './use-entered';
