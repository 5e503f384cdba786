/**
 * Controls that only script can handle, so a click on them is held for replay: links handled in place, and buttons that
 * neither submit a form nor open a popover.
 */
export const REPLAYED = 'a[data-hydrate],button:not([type=submit],[popovertarget])';

/** Controls handled by the site's scripts in the loader rather than by the framework. */
export const NATIVE = '[data-native]';

/** Fields whose text or choice components need. */
export const FIELDS = 'input:not([data-native]),textarea,select';
