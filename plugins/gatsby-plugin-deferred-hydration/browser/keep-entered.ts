import { rememberControls } from './current-controls';
import { FIELDS } from './selectors';

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

/** A text, a checked state, or chosen files. */
type Content = string | boolean | FileList;

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function isSwitch(field: Field): field is HTMLInputElement {
  return /checkbox|radio/.test(field.type);
}

const filesIn = (field: Field): FileList | null => ('files' in field ? field.files : null);

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

/** Puts the caret where it is in another field; only some types of fields have one. */
function copyCaret({ selectionStart, selectionEnd }: Partial<TextField>, field: Partial<TextField>): void {
  if (selectionStart != null && field.selectionStart != null)
    field.setSelectionRange?.(selectionStart, selectionEnd ?? null);
}

/** Enters a text or a choice as the visitor would, so that the field's component receives it. */
function enter(field: Field, content: Content): void {
  if (isSwitch(field)) {
    // React handles only a click that changes the last value set.
    field.checked = !content;
    field.click();
    return;
  }
  if (content instanceof FileList) Object.assign(field, { files: content });
  else if (field instanceof HTMLSelectElement) field.value = String(content);
  else {
    const { value, selectionStart, selectionEnd } = field;
    // React compares a text with the one last set on the element itself.
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field), 'value', content, field);
    if (value === content) copyCaret({ selectionStart, selectionEnd }, field);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Makes React hydrate the part around a control: it does so at once for a mouse event, but not for a submission. */
function hydrateAround(control: HTMLElement): void {
  // Safari moves the focus into a select on any mouse event.
  const target = (control.matches('select') && control.parentElement) || control;
  target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
}

/** Keeps the content of all fields, controlled or not, and the focus, until React has hydrated them. */
export function keepEntered() {
  const current = rememberControls();
  const contents = new Map<Field, Content>();
  const listening = new AbortController();
  const fields = () => document.querySelectorAll<Field>(FIELDS);
  let focused = document.activeElement;
  /** Phone keyboards compose all words; writing to the field would end the composition and double the text. */
  let composing: EventTarget | null = null;

  const note = (field: Field): void => {
    // The last radio button clicked in a group comes last.
    contents.delete(field);
    if (field.type === 'radio' || isChanged(field)) contents.set(field, contentOf(field));
  };
  const hydrate = (control: HTMLElement): HTMLElement => {
    hydrateAround(current(control));
    return current(control);
  };
  const replay = (): void => {
    for (const [field, content] of [...contents]) {
      const now = hydrate(field);
      // A part that has failed comes back when the visitor tries again.
      if (!isField(now) || !now.isConnected || (now === composing && contentOf(now) === content)) continue;
      enter(now, content);
      // Entering is input too; what is noted of it would later overwrite what the visitor types.
      for (const each of [field, now]) contents.delete(each);
    }
    const before = focused;
    if (listening.signal.aborted || !(before instanceof HTMLElement) || before.isConnected) return;
    const now = current(before);
    now.focus({ preventScroll: true });
    copyCaret(before, now);
  };
  const listen = (type: string, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { capture: true, signal: listening.signal });

  for (const field of fields()) if (isChanged(field)) note(field);
  listen('input', (event) => {
    const { target } = event;
    if (!isField(target)) return;
    composing = (event as InputEvent).isComposing ? target : null;
    note(target);
  });
  listen('focusin', ({ target }) => {
    focused = target as Element;
  });
  document.addEventListener('compositionend', ({ target }) => {
    composing = null;
    if (!isField(target) || !contents.has(target)) return;
    if (isChanged(target)) note(target);
    replay();
  });
  return {
    /** Makes React hydrate the part around a control, and returns the control, or the one rendered in its place. */
    hydrate,
    /** Enters what is kept, and gives the focus back. */
    replay,
    /** Makes React hydrate every part with fields, so that components receive further input directly. */
    finish: (): void => {
      for (const field of fields()) hydrateAround(field);
      replay();
      listening.abort();
    },
  };
}
