import { hydrateAround } from './hydrate';

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

const TEXT = 'input:not([type=hidden],[type=checkbox],[type=radio],[type=file]),textarea,select';

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(TEXT);
}

/** If no option is marked, the list was rendered with its first one selected. */
function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const marked = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(marked, 0);
}

/** Sets a text as the visitor does: React compares with the value last set on the element itself. */
function enter(field: TextField, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  if (value === text && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(field: HTMLSelectElement, choice: string): void {
  field.value = choice;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Enters a text again, for the component that the field belongs to. */
function enterAgain(field: Field, text: string): void {
  hydrateAround(field);
  if (field instanceof HTMLSelectElement) choose(field, text);
  else enter(field, text);
}

/** What React hydrates the part of the page for that it is meant for. */
const HYDRATING = ['mousedown', 'keydown', 'compositionstart'] as const;

/**
 * Parts of the page are hydrated after its frame. What is filled in there meanwhile without a key or a press, such as by
 * autofill or by a list that the system shows, would be set back by React's next render.
 */
function keepLateText(): void {
  const reached = new WeakSet<EventTarget>();
  const onReach = ({ target }: Event): void => void (target && reached.add(target));
  for (const type of HYDRATING) document.addEventListener(type, onReach, { capture: true, passive: true });
  const onInput = (event: Event): void => {
    const { target } = event;
    if (!isField(target) || reached.has(target) || !isChanged(target)) return;
    event.stopImmediatePropagation();
    reached.add(target);
    enterAgain(target, target.value);
  };
  document.addEventListener('input', onInput, { capture: true });
}

/** What was typed, chosen, filled in or restored before hydration. */
export interface TextReplay {
  /** Records what is in the fields; a render after hydration may reset them. */
  readonly note: () => void;
  /** Enters it again, so that components receive it, and what is filled in before they are hydrated. */
  readonly replay: () => void;
}

/**
 * Keeps the text of fields, whether their components hold their values or not.
 * @param signal aborted when the page is hydrated
 */
export function keepText(signal: AbortSignal): TextReplay {
  const texts = new Map<Field, string>();
  const onInput = ({ target }: Event): void => {
    if (isField(target)) texts.set(target, target.value);
  };
  document.addEventListener('input', onInput, { capture: true, signal });
  return {
    note: () => {
      for (const field of document.querySelectorAll<Field>(TEXT)) {
        if (isChanged(field)) texts.set(field, field.value);
      }
    },
    replay: () => {
      keepLateText();
      for (const [field, text] of texts) enterAgain(field, text);
    },
  };
}
