type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where no option is marked, a list came with its first one. */
function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const marked = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(marked, 0);
}

/**
 * Tells components what was typed, chosen, filled in or restored before hydration: one `input` event for each such field.
 * React leaves the value of an uncontrolled field alone, so the field itself holds the text until then.
 */
export function replayInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (isChanged(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
