/**
 * What only the framework can answer, so that a press on it is held: links handled in place, and buttons and switches
 * that neither submit a form nor open a popover. A press on a label becomes one on its switch.
 */
export const REPLAYED =
  'a[data-hydrate], button:not([type=submit], [popovertarget], [commandfor]), input:is([type=checkbox], [type=radio], [type=button])';

/** Fields, whose text components want to hear of. */
export const FIELDS = 'input, textarea, select';
