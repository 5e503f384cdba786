import type { EventReplay } from './event-replay';

const CONTROLS = 'a,button,details,form,input:not([type=hidden]),select,summary,textarea,[popover]';

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

/** The control that a press on an element is meant for. */
function controlAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest<HTMLElement>(CONTROLS);
}

/**
 * Completes the press of a mouse whose control is discarded before the button is up again: browsers then neither focus the
 * control in its place nor send it a click.
 * @param earlier events before now
 * @returns to be called with each discarded control and the one in its place
 */
function followPress(earlier: readonly Event[]): (old: HTMLElement, now: HTMLElement) => void {
  let pressed = controlAt(earlier.findLast(({ type }) => type === 'pointerdown')?.target ?? null);
  /** In place of what was pressed. */
  let successor: HTMLElement | undefined;
  const onPointerDown = ({ button, target }: PointerEvent): void => {
    pressed = button === 0 ? controlAt(target) : null;
    successor = undefined;
  };
  const onMouseDown = (event: MouseEvent): void => {
    if (!successor) return;
    // A finger's press reaches it by itself. A mouse's is sent to what was around the discarded one.
    if (controlAt(event.target) === successor) {
      successor = undefined;
      return;
    }
    event.preventDefault();
    successor.focus();
  };
  const onMouseUp = ({ isTrusted, target }: MouseEvent): void => {
    // Ours only have React hydrate a part.
    if (!isTrusted) return;
    if (successor && controlAt(target) === successor) successor.click();
    successor = undefined;
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('mousedown', onMouseDown, true);
  document.addEventListener('mouseup', onMouseUp, true);
  return (old, now) => {
    if (old === pressed) successor = now;
  };
}

/**
 * Notes where the focus is, what is pressed and which popovers are open, since none of it outlives an element that React
 * discards.
 * @param held the controls whose press is to be repeated
 * @param intents events before now
 * @returns to be called when React has rendered a part: hands all of it on to the controls in place of others
 */
export function followReplaced({ held, intents }: Pick<EventReplay, 'held' | 'intents'>): () => void {
  // Inside `:is()`, browsers ignore a selector they don't know.
  const open = new Set<EventTarget | null>(document.querySelectorAll(':is(:popover-open)'));
  const onReplaced = followPress(intents);
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: FocusEvent): void => {
    focused = target;
  };
  // On its way down: React keeps it from going up from a part that is not hydrated.
  document.addEventListener('focusin', onFocus, true);
  const onToggle = (event: Event): void => {
    const { target, newState } = event as ToggleEvent;
    // A discarded popover closes too.
    if ((target as Element).isConnected) open[newState === 'open' ? 'add' : 'delete'](target);
  };
  document.addEventListener('toggle', onToggle, true);
  return () => {
    for (const [old, now] of replacedControls()) {
      served.delete(old);
      onReplaced(old, now);
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
