/**
 * Where a browser or an extension has changed a part of the page, by a translation or by elements of its own, React finds other
 * elements than it has rendered, throws that part away and renders it again. This finds its controls again.
 */
const CONTROLS = 'a,button,details,form,input:not([type=hidden]),select,summary,textarea,[popover],[tabindex]';

/** What React has put in the place of elements that it has taken away. */
type Replacements = ReadonlyMap<HTMLElement, HTMLElement>;

/** What a control is known by: its id, unless React generates it, its name or address; without any of them, its look. */
function keyOf(element: HTMLElement): string {
  const [id = '', name, href, value, look] = ['id', 'name', 'href', 'value', 'class'].map(
    (attribute) => element.getAttribute(attribute) ?? '',
  );
  const names = [id.startsWith('_') ? '' : id, name, href].join('\n');
  const isChoice = element.matches('[type=radio],[type=checkbox]');
  return [element.localName, names, isChoice && value, names.trim() ? '' : look].join('\n');
}

/** The controls of the page, by what they are known by and their number among those that are alike. */
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

/** Remembers the controls of the page; the function tells those that have been replaced since it was called last. */
export function knowControls(): () => Replacements {
  let known = findControls();
  return () => {
    const gone = [...known].filter(([, { isConnected }]) => !isConnected);
    if (gone.length === 0) return new Map();
    // What is not there again may come yet.
    known = new Map([...gone, ...findControls()]);
    const pairs = gone.map(([key, old]) => [old, known.get(key) ?? old] as const);
    return new Map(pairs.filter(([old, now]) => old !== now));
  };
}

/** Puts the focus where it was, and the caret, where a field tells of one. */
function focusAgain(old: Partial<HTMLInputElement>, now: HTMLElement & Partial<HTMLInputElement>): void {
  now.focus({ preventScroll: true });
  const { selectionStart: start, selectionEnd: end } = old;
  if (start != null && end != null && now.selectionStart != null) now.setSelectionRange?.(start, end);
}

/**
 * Has the visitor go on in the controls that React renders anew: with the focus and the caret, what is open, and a press that
 * has begun.
 * @param enter gets the controls that were replaced, before one of them has the focus
 * @returns looks for what was replaced since it was called last
 */
export function followReplaced(enter: (places: Replacements) => void): () => void {
  const replaced = knowControls();
  const { pathname } = location;
  // Inside `:is()` a browser may not know a selector.
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
    // What React takes away may lose the focus by an event, too; and the focus may be back before this runs.
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
    // A browser sends no click where the pointer goes up on another element than the one that it went down on.
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
