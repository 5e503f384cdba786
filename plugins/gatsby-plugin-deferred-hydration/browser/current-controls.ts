const CONTROLS = 'a,button,form,input:not([type=hidden]),select,textarea';

/** Identifies a control by its id (unless React generated it), name and URL; if it has none, by its class. */
function keyOf(element: HTMLElement): string {
  const [id = '', name, href, value, look] = ['id', 'name', 'href', 'value', 'class'].map(
    (attribute) => element.getAttribute(attribute) ?? '',
  );
  const names = [id.startsWith('_') ? '' : id, name, href].join('\n');
  const isChoice = element.matches('[type=radio],[type=checkbox]');
  return [element.localName, names, isChoice && value, names.trim() ? '' : look].join('\n');
}

/** The page's controls by key, numbered among equals. */
function findControls(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const key = keyOf(element);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    found.set(key + count, element);
  }
  return found;
}

/**
 * Remembers the page's controls, for React may discard some and render them again: where a browser has translated the page,
 * where an extension has added elements, where a part has failed.
 * @returns maps a control to the one in its place; a control whose part is missing stays the same
 */
export function rememberControls(): (control: HTMLElement) => HTMLElement {
  const keys = new Map([...findControls()].map(([key, control]) => [control, key]));
  return (control) => (control.isConnected ? control : (findControls().get(keys.get(control) ?? '') ?? control));
}
