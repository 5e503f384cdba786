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

/** What is meant as a link, well formed or not. */
interface MeantLink {
  /** As typed. */
  readonly whole: string;
  readonly index: number;
  /** Its address; undefined if it is only half a link, or written in another way. */
  readonly url?: string;
  /** Whether it becomes a link. */
  readonly isLink: boolean;
}

const ADDRESS = String.raw`<?\s*(?:\/\w|https?:|mailto:|tel:|www\.)`;
/** Words and an address, both with their brackets, which may hold brackets; after a space, only what begins like an address. */
const WHOLE = new RegExp(
  String.raw`!?\[(?:[^[\]]|\[[^[\]]*\])*\](?:(?=\()|\s+(?=\(\s*${ADDRESS}))\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`,
  'gi',
);
/** Half a link: without its end, with other brackets or with brackets the other way round, by a name, by a bare address. */
const HALF = new RegExp(
  [
    String.raw`[^\s[\]]*\]\(.*`,
    String.raw`\[[^[\]\n]+\]:?\s*[({<（]?\s*${ADDRESS}.*`,
    String.raw`\[[^[\]()\n]*\(\s*${ADDRESS}.*`,
    String.raw`\([^()\n]+\)\s?\[\s*${ADDRESS}.*`,
    String.raw`\[[^[\]\n]+\]\s?\[[^[\]\n]*\]`,
    String.raw`\[\s*${ADDRESS}.*`,
    String.raw`"[^"\n]+":${ADDRESS}.*`,
    String.raw`<(?:${ADDRESS}|[^\s<>@]+@)[^\s<>]+>`,
  ].join('|'),
  'gi',
);

/** Everything in a field that is meant as a link. */
export function linksIn(text: string): MeantLink[] {
  const whole = [...text.matchAll(WHOLE)].map(({ 0: each, 1: url = '', index }): MeantLink => {
    const [first, ...others] = inlineParts(each);
    // A backslash before a bracket, as in markdown, would be shown.
    return {
      whole: each,
      index,
      url,
      isLink: typeof first === 'object' && others.length === 0 && !each.includes('\\]('),
    };
  });
  const halves = text.replace(WHOLE, (each) => ' '.repeat(each.length)).matchAll(HALF);
  return [...whole, ...[...halves].map(({ 0: each, index }) => ({ whole: each, index, isLink: false }))];
}

/** The sentence as plain text: each link becomes its words. */
export function withoutLinks(text: string): string {
  return inlineParts(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
}
