type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea';

/** Sets a field's value behind the back of React, which watches the property of the element itself. */
function setUnseen(field: TextField, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** React remembers the value that a field had at hydration and hears of changes from there only. */
function tell(field: TextField): void {
  const typed = field.value;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setUnseen(field, typed);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hands over what was typed, filled in or restored before hydration, so that state takes the fields' values and not
 * the fields the state's.
 */
export function handOverTypedText(): void {
  for (const field of document.querySelectorAll<TextField>(TEXT_FIELDS)) {
    if (field.value !== field.defaultValue) tell(field);
  }
  for (const field of document.querySelectorAll('select')) {
    const changed = [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (changed) field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
