/** The names that the inline script, the server and the runtime agree on. */

/** The id of the template in which Gatsby's build puts its scripts, so that the browser takes no notice of them. */
export const RUNTIME_TEMPLATE = 'runtime';

/** The file that brings the framework when it is needed; the end of the build writes the digest of its content into the name. */
export const WAKE_FILE = 'wake.js';

/** The id of the styles that bring the fonts; they wait until the page has been painted. */
export const FONT_STYLES = 'fonts';

/** The id of the styles of the page's components. */
export const COMPONENT_STYLES = 'styles';

/** The id of the notice that a link cannot be followed without a network. */
export const OFFLINE_NOTICE = 'offline-notice';

/** The event on `document` that says: every component of the page answers a press now. */
export const AWAKE_EVENT = 'runtime:awake';

/** The data of the document's root that says the same to who comes later. */
export const AWAKE_MARK = 'awake';

/** The event on `document` that says: the page of a new address stands, with its focus and its scroll position. */
export const ROUTE_EVENT = 'runtime:route';

/**
 * What an element asks of the runtime, as the value of its `data-wake` attribute:
 * `press`: a press on a link in here is meant to be handled in place, so it waits for the runtime;
 * `visible`: the runtime comes as soon as the element is seen.
 */
export type WakeWish = 'press' | 'visible';

/** The `data-wake` attribute as props. */
export function wakeOn(wish: WakeWish): { readonly 'data-wake': WakeWish } {
  return { 'data-wake': wish };
}
