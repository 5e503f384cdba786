import { hydrateAround } from './hydrate';
import { knowControls } from './replaced';
import { FIELDS } from './selectors';

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

/** A text, a checked state, or chosen files. */
type Content = string | boolean | FileList;

function isField(target: EventTarget | null | undefined): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

const filesIn = (field: Field): FileList | null => ('files' in field ? field.files : null);

function isSwitch(field: Field): field is HTMLInputElement {
  return /checkbox|radio/.test(field.type);
}

function contentOf(field: Field): Content {
  return isSwitch(field) ? field.checked : (filesIn(field) ?? field.value);
}

/**
 * Whether a field differs from its rendered state. An unchecked radio button doesn't count, as another one of its group is
 * checked. If no option is marked, the select was rendered with the first one selected.
 */
function isChanged(field: Field): boolean {
  const files = filesIn(field);
  if (files) return files.length > 0;
  if (isSwitch(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const marked = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(marked, 0);
}

type Caret = readonly [start: number | null, end: number | null];

/** Where the visitor put the caret; a render after hydration may move it. */
const carets = new WeakMap<EventTarget, Caret>();

function caretIn({ selectionStart, selectionEnd }: TextField): Caret {
  return [selectionStart, selectionEnd];
}

/** Sets a text as typing would: React compares it with the value last set on the element itself. */
function write(field: TextField, text: string): void {
  const [start, end] = carets.get(field) ?? (field.value === text ? caretIn(field) : [null, null]);
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  if (start !== null) field.setSelectionRange(start, end);
}

/** Enters a text or a choice again, so that the field's component receives it. */
function enterAgain(field: Field, value: Content): void {
  if (isSwitch(field)) {
    // React handles only a click that changes the last value set.
    field.checked = !value;
    field.click();
    return;
  }
  if (value instanceof FileList) Object.assign(field, { files: value });
  else if (field instanceof HTMLSelectElement) field.value = String(value);
  else write(field, String(value));
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Remembers the page's fields, in case React discards a part of the page and renders it again.
 * @returns call it to fill the replacements; an answer may reveal further fields
 */
export function keepFields(): () => void {
  const replaced = knowControls();
  return () => {
    for (let places = replaced(); places.size > 0; places = replaced()) {
      for (const [old, now] of places) {
        // A chosen file has been read by now.
        if (!isField(old) || !isField(now) || filesIn(old) || contentOf(old) === contentOf(now)) continue;
        // Checking another radio button unchecks this one.
        if (contentOf(old) || old.type !== 'radio') enterAgain(now, contentOf(old));
      }
    }
  };
}

/** Holds the text and choices of all fields, controlled or not, until they are replayed. */
export function keepText() {
  const values = new Map<Field, Content>();
  const listening = new AbortController();
  const note = (field: Field): void => {
    // The last radio button clicked in a group comes last.
    values.delete(field);
    if (field.type === 'radio' || isChanged(field)) values.set(field, contentOf(field));
  };
  /**
   * The field with an open composition, which phone keyboards use all the time; writing to it would end the composition and
   * double the text.
   */
  let composing: EventTarget | null = null;
  const onInput = ({ target }: Event): void => {
    if (isField(target)) note(target);
  };
  const onCaret = ({ target }: Event): void => {
    if (isField(target) && 'selectionStart' in target) carets.set(target, caretIn(target));
  };
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('input', onInput, options);
  for (const type of ['input', 'keyup', 'pointerup']) document.addEventListener(type, onCaret, options);
  const fields = (): Iterable<Field> => document.querySelectorAll<Field>(FIELDS);
  const replay = (): void => {
    for (const [field, value] of [...values]) {
      hydrateAround(field);
      // If disconnected, React has rendered another field, and `move` still has to transfer the value.
      if (!field.isConnected || (field === composing && field.value === value)) continue;
      enterAgain(field, value);
      values.delete(field);
    }
  };
  document.addEventListener('compositionstart', ({ target }) => {
    composing = target;
  });
  document.addEventListener('compositionend', ({ target }) => {
    composing = null;
    if (!isField(target) || !values.has(target)) return;
    if (isChanged(target)) note(target);
    replay();
  });
  return {
    /** Records all fields; a render after hydration may reset them. */
    note: (): void => {
      for (const field of fields()) if (isChanged(field)) note(field);
    },
    /** Transfers values to the fields React rendered in place of others. */
    move: (places: ReadonlyMap<HTMLElement, HTMLElement>): void => {
      for (const [old, value] of [...values]) {
        const now = places.get(old);
        values.delete(old);
        values.set(isField(now) ? now : old, value);
      }
    },
    /** Enters the values again, so that components receive them. */
    replay,
    /** Makes React hydrate every part with fields, so that components receive further input directly. */
    finish: (): void => {
      for (const field of fields()) hydrateAround(field);
      replay();
      listening.abort();
    },
  };
}
