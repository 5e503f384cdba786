import { rememberControls } from './current-controls';
import { FIELDS } from './selectors';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A text, a checked state, or chosen files. */
type Content = string | boolean | FileList;

function isSwitch(field: Field): field is HTMLInputElement {
  return /checkbox|radio/.test(field.type);
}

const filesIn = (field: Field): FileList | null => ('files' in field ? field.files : null);

function contentOf(field: Field): Content {
  return isSwitch(field) ? field.checked : (filesIn(field) ?? field.value);
}

/**
 * Whether a field differs from its rendered state. An unchecked radio button doesn't count, as another one of its group is
 * checked. A list without a marked option was rendered with the first one selected.
 */
function isChanged(field: Field): boolean {
  const files = filesIn(field);
  if (files) return files.length > 0;
  if (isSwitch(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return Array.from(field.options).some((option, index) => index > 0 && option.selected !== option.defaultSelected);
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
    // React compares a text with the one last set on the element itself.
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field), 'value', content, field);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Makes React hydrate the part around a control: it does so at once for a mouse event, but not for a submission. */
function hydrateAround(control: HTMLElement): void {
  // Safari moves the focus into a select on any mouse event.
  const target = (control.matches('select') && control.parentElement) || control;
  target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
}

/**
 * Prepares for the hydration of fields, controlled or not.
 * @returns to be called as soon as React can hydrate: hydrates the parts with fields, held controls or the focus, enters again
 * what is in the fields, gives the focus back, and returns the held controls, or those rendered in their place
 */
export function keepEntered() {
  const entered = new Map<Field, Content>();
  let current: ReturnType<typeof rememberControls>;
  /** Phone keyboards compose all words; writing to the field would end the composition and double the text. */
  let composing: EventTarget | null = null;

  const enterAll = (): void => {
    for (const [field, content] of entered) {
      const now = current(field);
      // A part that has failed comes back when the visitor tries again.
      if (now === composing || !now.isConnected) continue;
      entered.delete(field);
      enter(now, content);
    }
  };
  const onInput = (event: Event): void => {
    if ((event as InputEvent).isComposing) composing = event.target;
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('compositionend', ({ target }) => {
    composing = null;
    for (const field of entered.keys()) if (field === target) entered.set(field, contentOf(field));
    enterAll();
  });

  return (held: readonly HTMLElement[]): HTMLElement[] => {
    current = rememberControls();
    const fields = [...document.querySelectorAll<Field>(FIELDS)];
    for (const field of fields) if (isChanged(field)) entered.set(field, contentOf(field));
    const focused = (document.activeElement ?? document.body) as HTMLElement & Partial<HTMLInputElement>;
    const { selectionStart, selectionEnd } = focused;
    for (const control of [focused, ...fields, ...held]) hydrateAround(current(control));
    enterAll();
    document.addEventListener('rendered', enterAll);
    const now = current(focused);
    if (now !== focused) now.focus({ preventScroll: true });
    if (now !== composing && selectionStart != null) now.setSelectionRange?.(selectionStart, selectionEnd ?? null);
    return held.map(current);
  };
}
