import type { RouteUpdateArgs } from 'gatsby';
import { notePageShown } from './src/utils/forms/time-shown';

export { wrapPageElement } from './src/components/layout/wrap';

/** Gatsby also calls this for the first page, which needs no note. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  if (prevLocation && prevLocation.pathname !== location.pathname) notePageShown();
}
