import { dashEdits } from './dashes';
import { applyEdits, type Edit } from './edit';
import { hideAddresses } from './hide-addresses';
import { quoteEdits } from './quotes';

/** Three full stops, or four at the end of a sentence. A longer row is a line to write on. */
const ELLIPSIS = /(?<!\.)\.{3}(?=\.?(?!\.))/g;

function ellipsisEdits(text: string): Edit[] {
  return [...text.matchAll(ELLIPSIS)].map(({ index }) => ({ start: index, end: index + 3, by: '…' }));
}

/** What has to change in a text of one line or paragraph; placeholders and addresses in it are left alone. */
export function typographicEdits(text: string): Edit[] {
  if (!/["'-]|\.{3}/.test(text)) return [];
  const shown = hideAddresses(text);
  return [...quoteEdits(shown), ...dashEdits(shown), ...ellipsisEdits(shown)];
}

/**
 * A text with English quotes, apostrophes, dashes and ellipses in place of those on a keyboard. A text that has them
 * already stays as it is. Each paragraph is read for itself.
 */
export function typographic(text: string): string {
  return text
    .split(/(\n\s*\n)/)
    .map((paragraph) => applyEdits(paragraph, typographicEdits(paragraph)))
    .join('');
}
