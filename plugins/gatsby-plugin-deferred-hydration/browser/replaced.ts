/**
 * If a browser or an extension changes the page, by translating it or adding elements, React finds a mismatch, discards that
 * part and renders it again. This module maps the old controls to the new ones.
 */
const CONTROLS = 'a,button,details,form,input:not([type=hidden]),select,summary,textarea,[popover],[tabindex]';

/** Discarded controls and the ones React rendered in their place. */
type Replacements = ReadonlyMap<HTMLElement, HTMLElement>;

/** Identifies a control by id (unless React generated it), name or URL; failing those, by its class. */
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

/** Remembers the page's controls. The returned function lists those replaced since its last call. */
export function knowControls(): () => Replacements {
  let known = findControls();
  return () => {
    const gone = [...known].filter(([, { isConnected }]) => !isConnected);
    if (gone.length === 0) return new Map();
    // React may still render the missing ones.
    known = new Map([...gone, ...findControls()]);
    const pairs = gone.map(([key, old]) => [old, known.get(key) ?? old] as const);
    return new Map(pairs.filter(([old, now]) => old !== now));
  };
}

/** Restores focus and, if the field has one, the caret. */
function focusAgain(old: Partial<HTMLInputElement>, now: HTMLElement & Partial<HTMLInputElement>): void {
  now.focus({ preventScroll: true });
  const { selectionStart: start, selectionEnd: end } = old;
  if (start != null && end != null && now.selectionStart != null) now.setSelectionRange?.(start, end);
}

/**
 * Carries the visitor's state over to controls that React renders again: focus and caret, open popovers and details, and a
 * click in progress.
 * @param enter receives the replaced controls before any of them gets the focus
 * @returns call it to handle what was replaced since the last call
 */
export function followReplaced(enter: (places: Replacements) => void): () => void {
  const replaced = knowControls();
  const { pathname } = location;
  // Inside `:is()`, browsers ignore a selector they don't know.
  const open = new Set<EventTarget>(document.querySelectorAll(':is(:popover-open)'));
  let focused: EventTarget | null = document.activeElement;
  let pressed: EventTarget | null = null;
  const onEvent = (event: Event): void => {
    const { type } = event;
    const target = event.target as Element;
    if (type === 'toggle') open[(event as ToggleEvent).newState === 'open' ? 'add' : 'delete'](target);
    if (type === 'pointerdown') pressed = target.closest('label')?.control ?? target.closest(CONTROLS);
    if (type === 'click') pressed = null;
    if (type === 'focusin') focused = target;
    // Removing an element may fire focusout too, and focus may have returned before this runs.
    if (type === 'focusout')
      setTimeout(() => {
        if (target.isConnected) focused = document.activeElement;
      });
  };
  for (const type of ['toggle', 'pointerdown', 'click', 'focusin', 'focusout']) {
    document.addEventListener(type, onEvent, { capture: true, passive: true });
  }
  const goOn = (old: HTMLElement, now: HTMLElement): void => {
    if (old instanceof HTMLDetailsElement) (now as HTMLDetailsElement).open = old.open;
    else if (open.has(old)) now.showPopover();
    if (old === focused || old === pressed) focusAgain(old, now);
    // Browsers send no click if the pointer is released on another element than it was pressed on.
    const finishPress = (): void => void setTimeout(() => pressed === old && now.click());
    if (old === pressed) addEventListener('pointerup', finishPress, { once: true });
  };
  return () => {
    // Another page has other controls.
    const places: Replacements = location.pathname === pathname ? replaced() : new Map();
    enter(places);
    for (const [old, now] of places) goOn(old, now);
  };
}
