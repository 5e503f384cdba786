import type { Code, Node, Nodes, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { headingIds } from '../../utils/slugs';
import { CONTROL, isNewPicture } from '../model/fields';
import * as check from './check-body';
import { figuresIn } from './figures';
import { type Finding, finding } from './finding';
import { ALL, allNodes, LocatedText, nodesOf } from './located-text';
import { checkNesting } from './nesting';
import { parseMarkdown } from './parse-markdown';
import type { RuleId } from './rules';
import { checkRuns } from './runs-of-lines';

/** A post's text, as far as the rules need it: plain data, which a build keeps for the next. */
export type BodyRecord = ReturnType<typeof readBody>;

const LABEL = { includeHtml: false, includeImageAlt: true };
const HEADING_TEXT = { includeHtml: false, includeImageAlt: false };
const WORD = /[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu;

function checkTable({ children: [head, ...rows] }: Table, text: LocatedText): Finding[] {
  const columns = head?.children ?? [];
  const unnamed = columns.flatMap((cell, index) => {
    if (textOf(cell, LABEL).trim() !== '') return [];
    return [finding('table-header-empty', text.locationOf(cell), `Column ${index + 1} of this table has no heading`)];
  });
  const lost = rows.flatMap(({ children: cells }) => {
    const [extra] = cells.slice(columns.length);
    if (!extra) return [];
    const message = `This row has ${cells.length} cells, but the table has ${columns.length} columns`;
    return [finding('table-cell-lost', text.locationOf(extra), message, { found: text.typed(extra) })];
  });
  const swallowed = rows
    .filter((row) => columns.length > 1 && !text.typed(row).includes('|'))
    .map((row) => {
      const fix = 'Leave an empty line below the table.';
      const details = { found: text.typed(row), fix };
      return finding('markdown-unread', text.locationOf(row), 'This line becomes a row of the table above it', details);
    });
  return [...unnamed, ...lost, ...swallowed];
}

/** Markdown treats lines indented by four spaces or a tab as code, and everything below an open fence. */
function checkCode(node: Code, text: LocatedText): Finding[] {
  const typed = text.typed(node);
  if (/^\s*(?:```|~~~)/.test(typed)) {
    if (/\n[\s>]*(?:```|~~~)[`~ \t]*$/.test(typed)) return [];
    const fix = 'Put a line ``` after the code.';
    return [finding('markdown-unread', text.locationOf(node), 'This code has no end', { found: typed, fix })];
  }
  const message = 'These lines begin with four spaces or a tab, so they are shown as code';
  const fix = 'Remove the spaces or the tab. For code, put a line ``` before and after it.';
  return [finding('markdown-unread', text.locationOf(node), message, { found: node.value, fix })];
}

/** Words above a line of hyphens become a heading. */
function checkUnderline(node: Node, text: LocatedText): Finding[] {
  const found = text.typed(node);
  if (!/\n[ \t>]*-+\s*$/.test(found)) return [];
  const fix = 'Leave an empty line above the hyphens. A heading begins with ##.';
  const message = 'These words are shown as a heading, because of the hyphens below them';
  return [finding('markdown-unread', text.locationOf(node), message, { found, fix })];
}

function checkNode(node: Nodes, text: LocatedText): Finding[] {
  const report = (rule: RuleId, message: string) => [finding(rule, text.locationOf(node), message)];
  switch (node.type) {
    case 'blockquote':
      return check.checkBlock(node, text.locationOf);
    case 'html':
      return check.checkHtml(node.value, text.locationOf(node));
    case 'table':
      return checkTable(node, text);
    case 'code':
      return checkCode(node, text);
    case 'heading':
      return [...checkUnderline(node, text), ...check.checkProse(text.proseOf(node))];
    case 'paragraph':
    case 'tableCell':
      return check.checkProse(text.proseOf(node));
    case 'image':
    case 'imageReference':
      if (!node.alt?.trim()) return report('alt-missing', 'This picture has no description');
      return isNewPicture(node.alt)
        ? report('alt-missing', 'This picture is described by the words of the editor')
        : [];
    case 'link':
    case 'linkReference':
      return textOf(node, LABEL).trim() === '' ? report('link-empty', 'This link has no words') : [];
    default:
      return [];
  }
}

/** Markup of other tools in the words of links and in descriptions; `checkProse` finds it in all other words. */
function checkLabels(tree: Root, text: LocatedText): Finding[] {
  // A bare address has no words.
  const links = nodesOf(tree, 'link', 'linkReference').filter((node) => text.typed(node).startsWith('['));
  const ofLinks = links.flatMap((link) => nodesOf(link, 'text').map((node) => text.proseOf(node)));
  const ofPictures = nodesOf(tree, 'image', 'imageReference').map((node) => {
    return { text: node.alt ?? '', locationAt: () => text.locationOf(node) };
  });
  return [...ofLinks, ...ofPictures].flatMap(check.checkLabel);
}

/** Notes and addresses of a name that readers never see: no mark leads to them, or another has the name already. */
function checkDefinitions(tree: Root, { locationOf, typed }: LocatedText): Finding[] {
  // A mark in a note that no text leads to is not shown either.
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition') return SKIP;
    if (node.type === 'footnoteReference') used.add(node.identifier);
    return undefined;
  });
  const defined = new Set<string>();
  return nodesOf(tree, 'footnoteDefinition', 'definition').flatMap((node) => {
    const { type, identifier, label } = node;
    const name = type === 'definition' ? `[${label ?? identifier}]` : `[^${label ?? identifier}]`;
    const isRepeated = defined.has(name);
    defined.add(name);
    const report = (message: string, fix: string) => [
      finding('markdown-unread', locationOf(node), message, { found: typed(node), fix }),
    ];
    if (isRepeated)
      return report(`There is a line ${name}: already, and only the first is read`, 'Give it another name.');
    if (type === 'definition' || used.has(identifier)) return [];
    return report(
      'No sentence leads to this footnote, so it is not shown',
      `Write ${name} after the words to which it belongs.`,
    );
  });
}

/** What an entity such as `&#11;` or `&#x0;` has made of a text, an address or a description. */
const isUnreadable = (text: unknown): boolean =>
  typeof text === 'string' && (text.includes('\uFFFD') || CONTROL.test(text));

/** Control characters that are written as entities; as themselves no file may have them. */
function checkEntities(tree: Root, text: LocatedText): Finding[] {
  const unreadable = allNodes(tree).filter((node) => Object.values(node).some(isUnreadable));
  return unreadable.map((node) => {
    const { typed, locationAt } = text.proseOf(node);
    const { 0: entity, index } = /&#\w+;/.exec(typed) ?? { 0: typed, index: 0 };
    const fix = 'Delete it, or put a space in its place.';
    return finding('character-control', locationAt(index), 'This is no character', { found: entity, fix });
  });
}

/** A text's targets; a definition is a picture's if a picture refers to it. */
function readAddresses(tree: Root, { locationOf }: LocatedText) {
  const pictured = nodesOf(tree, 'imageReference').map(({ identifier }) => identifier);
  const addressed = nodesOf(tree, 'link', 'image', 'definition');
  // A bare address after a sign has no position of its own.
  const around = new Map<Node, Node>();
  visit(tree, 'link', (node, _index, parent) => void (!node.position && parent && around.set(node, parent)));
  return {
    addresses: addressed
      .filter(({ url }) => url.trim() !== '')
      .map((node) => {
        const isPicture = node.type === 'image' || (node.type === 'definition' && pictured.includes(node.identifier));
        const kind = isPicture ? ('picture' as const) : ('link' as const);
        return { ...locationOf(around.get(node) ?? node), url: node.url, kind };
      }),
    findings: addressed
      .filter(({ url }) => url.trim() === '')
      .map((node) => finding('link-empty', locationOf(node), 'This link has no address')),
  };
}

/**
 * Reads a post's text (GitHub-flavoured markdown) and checks everything that needs no other file.
 * @param body the markdown below the front matter
 * @param file the name for reports
 * @param line the line of the file on which the text starts
 */
export function readBody(body: string, file: string, line: number) {
  const location = { file, line, column: 1 };
  const empty =
    check.withoutNotes(body).trim() === ''
      ? [
          finding('body-empty', location, {
            file: 'There is no text below the front matter',
            form: 'is empty',
          }),
        ]
      : [];
  const tree = parseMarkdown(body);
  const text = new LocatedText(body, file, line);
  const headings = nodesOf(tree, 'heading').map((node) => ({
    ...text.locationOf(node),
    depth: node.depth,
    text: textOf(node, HEADING_TEXT),
  }));
  const blocks = nodesOf(tree, 'heading', 'paragraph', 'tableCell');
  const { addresses, findings } = readAddresses(tree, text);
  const alone = allNodes(tree).flatMap((node) => checkNode(node, text));
  const together = [
    ...checkRuns(tree, (node) => text.proseOf(node, ALL, 'x')),
    ...checkNesting(tree, text),
    ...check.checkBold(tree, text.locationOf),
    ...check.checkHeadings(headings),
    ...checkLabels(tree, text),
    ...checkEntities(tree, text),
    ...checkDefinitions(tree, text),
    ...check.checkUnpaired(nodesOf(tree, 'text').map((node) => text.proseOf(node))),
  ];
  return {
    /** The line of the file on which it starts. */
    line,
    // A heading of a wrong level, which is reported, will have its id once it is corrected.
    anchors: headingIds(headings.map((heading) => heading.text)),
    /** How many words it has, those of tables too. */
    wordCount: blocks.flatMap((node) => textOf(node, HEADING_TEXT).match(WORD) ?? []).length,
    addresses,
    /** The words and addresses of each paragraph, heading and cell, and of each address with a name, without code. */
    prose: [...blocks, ...nodesOf(tree, 'definition')].map((node) => {
      const { text: words, start } = text.proseOf(node, ALL);
      return { text: words, start };
    }),
    figures: figuresIn(tree, text.proseOf),
    findings: [...empty, ...alone, ...findings, ...together],
  };
}
