/**
 * What only a script can handle, so that a press on it is stored for replay: links handled in place, and buttons that neither submit a
 * form nor open a popover.
 */
export const REPLAYED = 'a[data-hydrate],button:not([type=submit],[popovertarget])';

/** What a script of the site handles, which the loader holds, instead of the framework. */
export const NATIVE = '[data-native]';

/** Fields, whose text or choice components need. */
export const FIELDS = 'input:not([data-native]),textarea,select';
