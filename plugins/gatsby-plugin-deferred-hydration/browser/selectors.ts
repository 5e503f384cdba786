/**
 * What only the framework can handle, so that a press on it is held: links handled in place, switches, and buttons that
 * neither submit a form nor open a popover. A press on a label becomes one on its switch. A script of the site handles
 * what carries `data-native`.
 */
export const REPLAYED =
  'a[data-hydrate],:is(button:not([type=submit],[popovertarget]),[type=checkbox],[type=radio]):not([data-native])';

/** Fields, whose text components need. */
export const FIELDS = 'input:not([data-native]),textarea,select';

/** Controls whose answer the visitor waits for: the framework is prefetched once one of them is in view. */
export const PREFETCHED = `:is(${REPLAYED},${FIELDS}):not([data-hydrate=press],:disabled)`;
