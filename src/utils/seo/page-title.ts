/** Search engines show about this many characters of a title. */
const TITLE_LIMIT = 65;

/** What search engines show of a description. */
const DESCRIPTION_LIMIT = 160;

/** The title of a page in the browser tab and in search results: the brand follows where there is room for it. */
export function pageTitle(title: string, brand: string): string {
  const full = `${title} | ${brand}`;
  return full.length <= TITLE_LIMIT ? full : title;
}

/** A description of at most 160 characters; a longer one ends with its last whole word and an ellipsis. */
export function pageDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LIMIT) return plain;
  const start = plain.slice(0, DESCRIPTION_LIMIT - 1);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:.-]+$/, '')}…`;
}

/** A language as Open Graph writes it: `en-GB` becomes `en_GB`. */
export function openGraphLocale(language: string): string {
  return language.replace('-', '_');
}
