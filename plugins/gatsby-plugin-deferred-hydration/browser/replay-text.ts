import { hydrateAround } from './hydrate';
import { knowControls } from './replaced';
import { FIELDS } from './selectors';

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

/** A text, whether something is chosen, or chosen files. */
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
 * Whether it is no longer as it was rendered. A radio button that is off does not count: another one of its group is on. If
 * no option is marked, the list was rendered with its first one selected.
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

/** Where the visitor has put the caret; a render after hydration may move it. */
const carets = new WeakMap<EventTarget, Caret>();

function caretIn({ selectionStart, selectionEnd }: TextField): Caret {
  return [selectionStart, selectionEnd];
}

/** Sets a text as the visitor does: React compares with the value last set on the element itself. */
function write(field: TextField, text: string): void {
  const [start, end] = carets.get(field) ?? (field.value === text ? caretIn(field) : [null, null]);
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  if (start !== null) field.setSelectionRange(start, end);
}

/** Enters a text or a choice again, for the component that the field belongs to. */
function enterAgain(field: Field, value: Content): void {
  if (isSwitch(field)) {
    // React answers only a press that changes what was last set.
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
 * Keeps what is in the fields of the page, for parts that are taken away and rendered again.
 * @returns enters it into the fields that are in the place of those; an answer may bring more of them
 */
export function keepFields(): () => void {
  const replaced = knowControls();
  return () => {
    for (let places = replaced(); places.size > 0; places = replaced()) {
      for (const [old, now] of places) {
        // A file that was chosen has been read.
        if (!isField(old) || !isField(now) || filesIn(old) || contentOf(old) === contentOf(now)) continue;
        // A radio button that is off is switched off by another one.
        if (contentOf(old) || old.type !== 'radio') enterAgain(now, contentOf(old));
      }
    }
  };
}

/** Keeps the text and choices of fields, whether their components hold their values or not, until they are replayed. */
export function keepText() {
  const values = new Map<Field, Content>();
  const listening = new AbortController();
  const note = (field: Field): void => {
    // The last one pressed of a group of radio buttons comes last.
    values.delete(field);
    if (field.type === 'radio' || isChanged(field)) values.set(field, contentOf(field));
  };
  /** Where a word is being composed, as keyboards of phones do all the time; to write there would end that, and double it. */
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
      // Otherwise React has rendered another one, to which the value is still to be moved.
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
    /** Records what is in the fields; a render after hydration may reset them. */
    note: (): void => {
      for (const field of fields()) if (isChanged(field)) note(field);
    },
    /** Takes it to the fields that React has rendered in the place of others. */
    move: (places: ReadonlyMap<HTMLElement, HTMLElement>): void => {
      for (const [old, value] of [...values]) {
        const now = places.get(old);
        values.delete(old);
        values.set(isField(now) ? now : old, value);
      }
    },
    /** Enters it again, so that components receive it. */
    replay,
    /** Has React hydrate every part with fields, so that what is entered from now on reaches components by itself. */
    finish: (): void => {
      for (const field of fields()) hydrateAround(field);
      replay();
      listening.abort();
    },
  };
}
