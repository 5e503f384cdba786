import type { ListItem, Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Prose } from './check-body';
import { type Finding, finding } from './finding';

const LIST = {
  message: 'This is not read as a list',
  fix: 'Begin each line of the list with "- ", and leave an empty line before the first.',
};
const TASK = {
  inList: true,
  message: 'This is not read as something to tick',
  fix: 'Begin each line with "- [ ] ", with an ordinary space in and after the brackets.',
} as const;
const TABLE = {
  inList: true,
  message: 'These columns are not read as a table',
  fix: 'Put | between the columns and a line | --- | --- | below the headings. Otherwise put one space where the gaps are.',
} as const;

const DEEP = {
  inList: true,
  message: 'This line goes on with the words above it, and is no item of its own',
  fix: 'Put fewer spaces before it: two under a bullet, three under a number such as 1.',
} as const;

/** Space that a keyboard's space bar does not make. */
const WIDE = '[\\u00A0\\u2000-\\u200A\\u202F\\u3000]';

/** A line that seems to belong to a list or a table, although markdown takes it for words. */
interface Kind {
  readonly line: RegExp;
  /** This many in a row: a single one may be part of a sentence. */
  readonly least: 1 | 2;
  /** Whether the mark of a list may come before it. */
  readonly inList?: true;
  readonly message: string;
  readonly fix: string;
}

const KINDS: readonly Kind[] = [
  // Bullets that word processors insert; the last three are from their symbol fonts.
  { ...LIST, least: 1, inList: true, line: /^[•·‣⁃▪●○◦⦁∙■□◆◇❖►▸➢➣➤✓✔☐☑☒✗✘\uF0B7\uF0A7\uF0D8]\s*\S/u },
  { ...LIST, least: 1, line: new RegExp(`^(?:[-*+]|\\d{1,3}[.)])${WIDE}\\s*\\S`, 'u') },
  { ...TASK, least: 1, line: /^[-*+]?\[[ xX]?\]\s+\S/u },
  { ...DEEP, least: 1, line: /^[-*+] +\S/ },
  { ...LIST, least: 2, line: /^[–—o→➔➜⇒»›]\s+\S/u },
  { ...LIST, least: 2, line: /^\*\p{L}[^*]*$/u },
  { ...LIST, least: 2, line: /^(?:\p{Extended_Pictographic}|[\d#*]\uFE0F?\u20E3)[\uFE0F\p{Emoji_Modifier}]*\s*\S/u },
  { ...LIST, least: 2, line: /^(?:[-+]|\d{1,2}[.)])\p{L}/u },
  { ...LIST, least: 2, line: /^(?:\(?(?:[a-z]|[ivx]{2,4}|\d{1,2})\)|(?:[a-z]|[ivx]{2,4})\.)\s+\S/u },
  { ...TABLE, least: 1, line: /\S\t\s*\S/u },
  { ...TABLE, least: 2, line: /\S {3,}\S.*/u },
];

/**
 * The lines of a paragraph that seem to belong to a list or a table.
 * @param item the list's item that contains it
 */
function linesIn({ text, typed, locationAt }: Prose, item: ListItem | undefined, isFirst: boolean) {
  // Markdown has read the brackets of its first line.
  const isTask = isFirst && typeof item?.checked === 'boolean';
  let start = 0;
  return text.split('\n').flatMap((whole, index) => {
    const words = whole.replace(/^[ \t>]*/, '');
    const [from, to] = [start + whole.length - words.length, start + whole.length];
    start = to + 1;
    const kind = KINDS.find(({ line, inList }) => line.test(words) && (inList || !item || index > 0));
    return kind && !(isTask && index === 0 && kind.message === TASK.message)
      ? [{ kind, found: typed.slice(from, to), location: locationAt(from) }]
      : [];
  });
}

type Line = ReturnType<typeof linesIn>[number];

const follows = (one: Line | undefined, other: Line): boolean =>
  one !== undefined && one.kind === other.kind && other.location.line - one.location.line <= 2;

/**
 * Finds lists and tables that word processors, PDFs and chat bots leave as plain lines, each once.
 * @param proseOf a paragraph, without code
 */
export function checkRuns(tree: Root, proseOf: (node: Node) => Prose): Finding[] {
  const lines: Line[] = [];
  visit(tree, 'paragraph', (node, index, parent) => {
    lines.push(...linesIn(proseOf(node), parent?.type === 'listItem' ? parent : undefined, index === 0));
  });
  const runs = lines.reduce<Line[][]>((before, line) => {
    const run = before.at(-1);
    if (run && follows(run.at(-1), line)) run.push(line);
    else before.push([line]);
    return before;
  }, []);
  return runs.flatMap(([first, ...others]) => {
    if (!first || others.length + 1 < first.kind.least) return [];
    const { message, fix } = first.kind;
    return [finding('markdown-unread', first.location, message, { found: first.found, fix })];
  });
}
