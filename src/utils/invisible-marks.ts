/**
 * Characters of no width that copied words bring along: marks that turn the direction of a text around, controls and
 * separators, soft hyphens, spaces of no width. What joins the letters of some scripts (U+200C, U+200D) is no such mark.
 */
const MARKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\uFEFF]/gu;

/** What somebody typed or pasted, without the characters that nobody sees. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** The fields that are one line of words. A longer text may need its marks. */
const LINES: readonly string[] = ['text', 'email', 'tel', 'search'];

/** Takes invisible marks out of a field of one line, since the browser refuses an address with one; the caret stays where it is. */
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
