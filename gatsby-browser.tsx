import type { RouteUpdateArgs } from 'gatsby';
import { notePageShown } from './src/utils/forms/time-shown';

export { wrapPageElement } from './src/components/layout/wrap';

/** Runs for the first page too, which was there before. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  if (prevLocation && prevLocation.pathname !== location.pathname) notePageShown();
}
