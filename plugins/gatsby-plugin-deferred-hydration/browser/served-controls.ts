const CONTROLS = 'a,button,details,form,input:not([type=hidden]),select,textarea,[popover]';

/** Identifies a control by its kind, name, URL, choice and id, unless React generated the id. */
function keyOf(control: HTMLElement): string {
  const choice = control.matches('[type=radio],[type=checkbox]') ? ['value'] : [];
  const values = ['type', 'name', 'href', 'id', ...choice].map((name) => control.getAttribute(name));
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

/** The controls of the page as it was served, until they are in use. */
const served = new Map<HTMLElement, string>();

/** Remembers the page's controls before React hydrates it. */
export function rememberControls(): void {
  for (const [key, control] of findControls()) served.set(control, key);
}

/** Forgets them when the visitor goes on to another page, whose controls may have the same names. */
export function forgetControls(): void {
  served.clear();
}

/**
 * The controls that React has discarded, each with the one it rendered in its place: where a browser has translated the page,
 * where an extension has added elements, where a part has failed.
 */
function replacedControls(): (readonly [old: HTMLElement, now: HTMLElement])[] {
  const gone = [...served].filter(([{ isConnected }]) => !isConnected);
  const present = gone.length > 0 ? findControls() : new Map<string, HTMLElement>();
  return gone.flatMap(([old, key]) => {
    const now = present.get(key);
    return now ? [[old, now] as const] : [];
  });
}

/**
 * The control as it was served, when React hydrates it or has just rendered it.
 * @returns itself, the discarded one in its place, or undefined if the page was served without it
 */
export function servedControl(control: HTMLElement): HTMLElement | undefined {
  if (served.delete(control)) return control;
  return replacedControls().find(([, now]) => now === control)?.[0];
}

/** The focused control, with a text field's selection. */
type Focused = HTMLElement & Partial<HTMLInputElement>;

/**
 * Notes where the focus is and which popovers are open, since neither outlives an element that React discards.
 * @param held the controls whose press is to be repeated
 * @returns to be called when React has rendered a part: hands all three on to the controls in place of others
 */
export function followReplaced(held: HTMLElement[]): () => void {
  // Inside `:is()`, browsers ignore a selector they don't know.
  const open = new Set<EventTarget | null>(document.querySelectorAll(':is(:popover-open)'));
  let focused: EventTarget | null = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  const onToggle = (event: Event): void => {
    const { target, newState } = event as ToggleEvent;
    // A discarded popover closes too.
    if ((target as Element).isConnected) open[newState === 'open' ? 'add' : 'delete'](target);
  };
  document.addEventListener('toggle', onToggle, true);
  return () => {
    for (const [old, now] of replacedControls()) {
      served.delete(old);
      held.splice(0, held.length, ...held.map((control) => (control === old ? now : control)));
      if (old instanceof HTMLDetailsElement) (now as HTMLDetailsElement).open = old.open;
      if (open.delete(old)) now.showPopover();
      if (old !== focused) continue;
      const { selectionStart, selectionEnd } = old as Focused;
      now.focus({ preventScroll: true });
      if (selectionStart != null) (now as Focused).setSelectionRange?.(selectionStart, selectionEnd ?? null);
    }
  };
}
