/** Search engines show roughly this many characters of a title. */
const TITLE_LIMIT = 65;

/** Search engines show roughly this many characters of a description. */
const DESCRIPTION_LIMIT = 160;

/** A page's title for tabs and search results, followed by the brand if it fits. */
export function pageTitle(title: string, brand: string): string {
  const full = `${title} | ${brand}`;
  return full.length <= TITLE_LIMIT ? full : title;
}

/** Shortens a description to at most 160 characters, ending with a whole word and an ellipsis. */
export function pageDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LIMIT) return plain;
  const start = plain.slice(0, DESCRIPTION_LIMIT - 1);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:.-]+$/, '')}…`;
}
