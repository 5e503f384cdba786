/** Figures of one section of a text that belong to no fact, with the links near them. */
export interface FigureGroup {
  /** The place of the first, in the text; both count from 1. */
  readonly line: number;
  readonly column: number;
  readonly figures: readonly string[];
  /** The hosts of the links to other sites in the same section. */
  readonly hosts: readonly string[];
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const NUMBER = '\\d(?:[\\d,.]*\\d)?';
const UNITS = 'minutes?|hours?|days?|weeks?|months?|years?';
/** Money, a percentage, a length of time in digits, and a day by which or from which something holds. */
const FIGURE = new RegExp(
  [
    `[£$€]\\s?${NUMBER}`,
    `${NUMBER}(?:\\s?%|\\sper\\s?cent\\b)`,
    `\\b${NUMBER}[\\s-](?:${UNITS})\\b`,
    `(?<=\\b(?:by|before|until|from|since)\\s)\\d{1,2}\\s(?:${MONTHS})\\s\\d{4}\\b`,
  ].join('|'),
  'giu',
);

const FENCE = /^\s*(?:```|~~~)/;
const HEADING = /^#{1,6}\s/;
const DEFINITION = /^\s*\[(\^?[^\]]+)\]:\s*(.*)$/;
const URL_IN_TEXT = /https?:\/\/([^/\s)>\]]+)/gi;
const REFERENCE = /\[(\^?[^[\]]+)\]/g;
/** What is no figure of the text itself: code, links with their words, bare addresses, facts, and what somebody says. */
const NO_PROSE = [
  /`+[^`]*`+/g,
  /!?\[[^[\]]*\]\([^()]*\)/g,
  /!?\[[^[\]]*\]\[[^[\]]*\]/g,
  /https?:\/\/\S+/gi,
  /\{fact:[^{}]*\}/g,
  /"[^"]*"|“[^”]*”/g,
];

const blank = (text: string): string => ' '.repeat(text.length);

function hostsIn(text: string): string[] {
  return [...text.matchAll(URL_IN_TEXT)].map(([, host = '']) => host.toLowerCase());
}

/** The hosts behind footnotes and named links, by their names. */
function definitionsIn(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = lines.flatMap((line): [string, string[]][] => {
    const [, name, text = ''] = DEFINITION.exec(line) ?? [];
    return name === undefined ? [] : [[name.toLowerCase(), hostsIn(text)]];
  });
  return new Map(found);
}

/** The lines of a text in sections, each from a heading to the next; code in fences is left out. */
function sectionsOf(lines: readonly string[]): { readonly line: number; readonly text: string }[][] {
  const sections: { line: number; text: string }[][] = [[]];
  let isCode = false;
  for (const [index, text] of lines.entries()) {
    const isFence = FENCE.test(text);
    if (isFence) isCode = !isCode;
    if (isFence || isCode) continue;
    if (HEADING.test(text)) sections.push([]);
    sections.at(-1)?.push({ line: index + 1, text });
  }
  return sections;
}

function figuresIn(text: string): { readonly column: number; readonly figure: string }[] {
  if (!/\d/.test(text)) return [];
  const prose = NO_PROSE.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  return [...prose.matchAll(FIGURE)].map((match) => ({ column: match.index + 1, figure: match[0] }));
}

/**
 * The figures of a text (GitHub-flavoured markdown) that readers may take for rules: money, percentages, lengths of time
 * and deadlines in digits. Number words are how people talk of themselves, and are left alone.
 */
export function findFigures(markdown: string): FigureGroup[] {
  if (!/\d/.test(markdown)) return [];
  const lines = markdown.split('\n');
  const definitions = definitionsIn(lines);
  return sectionsOf(lines).flatMap((section): FigureGroup[] => {
    const found = section.flatMap(({ line, text }) => figuresIn(text).map((figure) => ({ line, ...figure })));
    const [first] = found;
    if (!first) return [];
    const text = section.map((line) => line.text).join('\n');
    const named = [...text.matchAll(REFERENCE)].flatMap(([, name = '']) => definitions.get(name.toLowerCase()) ?? []);
    const hosts = [...new Set([...hostsIn(text), ...named])];
    return [{ line: first.line, column: first.column, figures: found.map(({ figure }) => figure), hosts }];
  });
}
