/**
 * Invisible characters that come with copied text: direction marks, controls, separators, soft hyphens and zero-width
 * spaces. Joiners that some scripts need (U+200C, U+200D) are not among them.
 */
const MARKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\uFEFF]/gu;

/** Removes invisible characters from typed or pasted text. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** A text on one line, without invisible characters. */
export function onOneLine(text: string): string {
  // Line breaks and tabs are among them.
  return withoutMarks(text.replace(/\s/g, ' '));
}

/** Single-line text fields; longer text may need its marks. */
const LINES: readonly string[] = ['text', 'email', 'tel', 'search'];

/** Cleans a single-line field, since browsers reject an address with an invisible mark; keeps the caret in place. */
export function takeMarksAway(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || !LINES.includes(field.type)) return;
  const { value, selectionEnd: caret } = field;
  const clean = withoutMarks(value);
  if (clean === value) return;
  field.value = clean;
  if (caret === null) return;
  const kept = withoutMarks(value.slice(0, caret)).length;
  field.setSelectionRange(kept, kept);
}
