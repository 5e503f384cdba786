/** A link inside a sentence. */
interface InlineLink {
  readonly words: string;
  readonly href: string;
}

/** A markdown inline link to a safe URL, which may have brackets; any other text stays as is. */
const LINK = /\[([^[\]]*[^[\]\s][^[\]]*)\]\(((?:\/(?!\/)|https?:\/\/|mailto:|tel:)(?:[^()\s]|\([^()\s]*\))*)\)/gi;

/** Splits a sentence into text and links. */
export function inlineParts(text: string): readonly (string | InlineLink)[] {
  const parts: (string | InlineLink)[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    if (match.index > from) parts.push(text.slice(from, match.index));
    // Phones begin Https: and Mailto: with a capital.
    parts.push({ words, href: href.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase()) });
    from = match.index + whole.length;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

/** Whether the whole text is one link. */
export function isInlineLink(text: string): boolean {
  const [first, ...others] = inlineParts(text);
  return typeof first === 'object' && others.length === 0;
}

/** The sentence as plain text: each link becomes its words. */
export function withoutLinks(text: string): string {
  return inlineParts(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
}
