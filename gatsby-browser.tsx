// First, since Emotion looks for its styles as soon as it is loaded.
import './src/wake/known-styles';
import type { RouteUpdateArgs } from 'gatsby';
import { notePageShown } from './src/utils/forms/time-shown';

export { wrapPageElement } from './src/components/layout/wrap';
export { onInitialClientRender } from './src/wake/announce';

/** Runs for the first page too, which was there before. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  if (prevLocation && prevLocation.pathname !== location.pathname) notePageShown();
}
