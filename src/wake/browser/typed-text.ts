import { takeOver } from './take-over';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea';

/** Sets a field's value behind the back of React, which watches the property of the element itself. */
function setUnseen(field: TextField, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** React remembers the value that a field had at hydration and hears of changes from there only. */
function tell(field: TextField, typed: string): void {
  const { selectionStart, selectionEnd, value } = field;
  takeOver(field);
  field.value = field.defaultValue;
  setUnseen(field, typed);
  if (value === typed && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where no option is marked, the first is what the page came with. */
function isChanged(select: HTMLSelectElement): boolean {
  const marked = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  return select.selectedIndex !== Math.max(marked, 0);
}

/** What visitors have written so far. */
export interface TypedText {
  /** Takes down what is in the fields; the first rendering after hydration may set them back. */
  readonly note: () => void;
  /** Gives it to the runtime, so that state takes the fields' values and not the fields the state's. */
  readonly handOver: () => void;
}

/** Keeps what is typed, filled in or restored before hydration. */
export function keepTypedText(): TypedText {
  const texts = new Map<TextField, string>();
  const choices = new Map<HTMLSelectElement, string>();

  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) choices.set(target, target.value);
    else if (target instanceof Element && target.matches(TEXT_FIELDS)) {
      texts.set(target as TextField, (target as TextField).value);
    }
  };
  document.addEventListener('input', onInput, true);

  return {
    note: () => {
      for (const field of document.querySelectorAll<TextField>(TEXT_FIELDS)) {
        if (field.value !== field.defaultValue) texts.set(field, field.value);
      }
      for (const select of document.querySelectorAll('select')) {
        if (isChanged(select)) choices.set(select, select.value);
      }
    },
    handOver: () => {
      document.removeEventListener('input', onInput, true);
      for (const [field, typed] of texts) tell(field, typed);
      for (const [select, chosen] of choices) {
        takeOver(select);
        select.value = chosen;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
  };
}
