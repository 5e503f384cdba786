/**
 * What only the framework can handle, so that a press on it is held: links handled in place, switches, and buttons that
 * neither submit a form nor open a popover. A press on a label becomes one on its switch.
 */
export const REPLAYED = 'a[data-hydrate],button:not([type=submit],[popovertarget]),[type=checkbox],[type=radio]';

/** Fields, whose text components need. */
export const FIELDS = 'input,textarea,select';
