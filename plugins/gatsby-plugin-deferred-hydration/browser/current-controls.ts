const CONTROLS = 'a,button,form,input:not([type=hidden]),select,textarea';

/** Identifies a control by its kind, name, URL and id, unless React generated the id. */
function keyOf(control: HTMLElement): string {
  const values = ['type', 'name', 'href', 'id'].map((name) => control.getAttribute(name));
  return [control.localName, ...values.filter((value) => !value?.startsWith('_'))].join();
}

/** The page's controls by key; equal ones have one more plus sign each. */
function findControls(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    let key = keyOf(control);
    while (found.has(key)) key += '+';
    found.set(key, control);
  }
  return found;
}

/**
 * Remembers the page's controls, for React may discard some and render them again: where a browser has translated the page,
 * where an extension has added elements, where a part has failed.
 * @returns maps a control to the one in its place; a control whose part is missing stays the same
 */
export function rememberControls() {
  const keys = new Map<HTMLElement, string>([...findControls()].map(([key, control]) => [control, key]));
  return <Control extends HTMLElement>(control: Control): Control =>
    control.isConnected ? control : ((findControls().get(keys.get(control) ?? '') as Control | undefined) ?? control);
}
