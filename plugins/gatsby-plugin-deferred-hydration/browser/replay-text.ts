import { hydrateAround } from './hydrate';
import type { Replacement } from './replaced';
import { FIELDS } from './selectors';

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

/** A file that was chosen cannot be entered again. */
const REPEATABLE = `:is(${FIELDS}):not([type=file])`;

export function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(REPEATABLE);
}

export function isSwitch(field: Field): field is HTMLInputElement {
  return /checkbox|radio/.test(field.type);
}

/**
 * Whether it is no longer as it was rendered. A radio button that is off does not count: another one of its group is on. If
 * no option is marked, the list was rendered with its first one selected.
 */
function isChanged(field: Field): boolean {
  if (isSwitch(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const marked = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(marked, 0);
}

type Caret = readonly [start: number | null, end: number | null];

/** Where the visitor has put the caret; a render after hydration may move it. */
const carets = new WeakMap<EventTarget, Caret>();

function caretIn({ selectionStart, selectionEnd }: TextField): Caret {
  return [selectionStart, selectionEnd];
}

/** Sets a text as the visitor does: React compares with the value last set on the element itself. */
function enter(field: TextField, text: string): void {
  const [start, end] = carets.get(field) ?? (field.value === text ? caretIn(field) : [null, null]);
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(field: HTMLSelectElement, choice: string): void {
  field.value = choice;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Enters a text or a choice again, for the component that the field belongs to.
 * @returns false where React has rendered another field instead
 */
export function enterAgain(field: Field, value: string | boolean): boolean {
  hydrateAround(field);
  if (!field.isConnected) return false;
  if (isSwitch(field)) {
    // React answers only a press that changes what was last set.
    field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) choose(field, String(value));
  else enter(field, String(value));
  return true;
}

/** What React hydrates the part of the page for that it is meant for. */
const HYDRATING = ['mousedown', 'keydown', 'compositionstart'] as const;

/**
 * Parts of the page are hydrated after its frame. What is filled in there meanwhile without a key or a press, such as by
 * autofill or by a list that the system shows, would be set back by React's next render.
 */
function keepLateText(enterOrKeep: (field: Field, value: string) => void): void {
  const reached = new WeakSet<EventTarget>();
  const onReach = ({ target }: Event): void => void (target && reached.add(target));
  for (const type of HYDRATING) document.addEventListener(type, onReach, { capture: true, passive: true });
  const onInput = (event: Event): void => {
    const { target } = event;
    // A switch changes only by a press, for which React hydrates the part around it.
    if (!isField(target) || isSwitch(target) || reached.has(target) || !isChanged(target)) return;
    event.stopImmediatePropagation();
    reached.add(target);
    enterOrKeep(target, target.value);
  };
  document.addEventListener('input', onInput, { capture: true });
}

/** What was typed, chosen, filled in or restored before hydration. */
export interface TextReplay {
  /** Records what is in the fields; a render after hydration may reset them. */
  readonly note: () => void;
  /** Enters it into the fields that React has rendered in the place of others. */
  readonly move: (all: readonly Replacement[]) => void;
  /** Enters it again, so that components receive it, and what is filled in before they are hydrated. */
  readonly replay: () => void;
}

/** Keeps the text and choices of fields, whether their components hold their values or not, until they are replayed. */
export function keepText(): TextReplay {
  const values = new Map<Field, string | boolean>();
  const listening = new AbortController();
  const note = (field: Field): void => {
    // The last one pressed of a group of radio buttons comes last.
    values.delete(field);
    if (field.type === 'radio' || isChanged(field)) values.set(field, isSwitch(field) ? field.checked : field.value);
  };
  const onInput = ({ target }: Event): void => {
    if (isField(target)) note(target);
  };
  const enterOrKeep = (field: Field, value: string | boolean): void => {
    if (enterAgain(field, value)) values.delete(field);
    else values.set(field, value);
  };
  const onCaret = ({ target }: Event): void => {
    if (isField(target) && 'selectionStart' in target) carets.set(target, caretIn(target));
  };
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('input', onInput, options);
  for (const type of ['input', 'keyup', 'pointerup']) document.addEventListener(type, onCaret, options);
  return {
    note: () => {
      for (const field of document.querySelectorAll<Field>(REPEATABLE)) {
        if (isChanged(field)) note(field);
      }
    },
    move: (all) => {
      const places = new Map<Element, HTMLElement>(all);
      for (const [old, value] of [...values]) {
        const now = places.get(old) ?? null;
        if (!isField(now)) continue;
        values.delete(old);
        enterOrKeep(now, value);
      }
    },
    replay: () => {
      listening.abort();
      keepLateText(enterOrKeep);
      for (const [field, value] of [...values]) enterOrKeep(field, value);
    },
  };
}
