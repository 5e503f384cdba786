import type { Paragraph } from './reading-age';

/** An abbreviation that readers may not know, with its line. */
export interface Unexplained {
  readonly line: number;
  readonly short: string;
}

/**
 * Abbreviations of capitals that neither the text explains in brackets nor the glossary, each at its first use.
 * @param glossary the terms that the glossary explains, in all their spellings
 */
export function unexplained(
  paragraphs: readonly Pick<Paragraph, 'line' | 'text'>[],
  glossary: ReadonlySet<string>,
): Unexplained[] {
  const whole = paragraphs.map(({ text }) => text).join('\n');
  const seen = new Set<string>();
  return paragraphs.flatMap(({ line, text }) =>
    [...text.matchAll(/(?<![.\w])[A-Z]{3,}[0-9]?(?![.\w][A-Z]|\w)/g)].flatMap(([short]) => {
      const isExplained = whole.includes(`(${short})`) || new RegExp(`\\b${short}\\b \\([^)]{4,}\\)`).test(whole);
      if (seen.has(short) || isExplained || glossary.has(short)) return [];
      seen.add(short);
      return [{ line, short }];
    }),
  );
}
