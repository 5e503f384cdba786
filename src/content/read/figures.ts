import type { Nodes, Parents, Root } from 'mdast';
import { MONTHS } from '../../utils/calendar';
import type { Prose } from './check-body';
import { allNodes, nodesOf } from './located-text';

const NUMBER = '\\d(?:[\\d,.]*\\d)?';
const UNITS = 'minutes?|hours?|days?|weeks?|months?|years?';
/** Money, percentages, durations in digits, and deadlines or start dates. */
const FIGURE = new RegExp(
  [
    `[£$€]\\s?${NUMBER}`,
    `${NUMBER}(?:\\s?%|\\sper\\s?cent\\b)`,
    `\\b${NUMBER}[\\s-](?:${UNITS})\\b`,
    `(?<=\\b(?:by|before|until|from|since)\\s)\\d{1,2}\\s(?:${MONTHS.join('|')})\\s\\d{4}\\b`,
  ].join('|'),
  'giu',
);

/** Not the text's own figures: facts and quotations. */
const NOT_OWN = /\{fact:[^{}]*\}|"[^"]*"|“[^”]*”/g;

/** Hosts of the links in a part of a text; those behind references and footnotes are in their definitions. */
function hostsIn(part: Nodes, definitions: ReadonlyMap<string, readonly string[]>): string[] {
  return allNodes(part).flatMap((node) => {
    const isLink = 'url' in node && /^https?:/i.test(node.url) && URL.canParse(node.url);
    const defined = 'identifier' in node ? (definitions.get(node.identifier) ?? []) : [];
    return isLink ? [new URL(node.url).host, ...defined] : defined;
  });
}

/** The parts of a text from one heading to the next. */
function sectionsOf({ children }: Root): Parents[] {
  const starts = children.flatMap(({ type }, index) => (type === 'heading' ? [index] : []));
  return [0, ...starts].map((start, order) => ({ type: 'root', children: children.slice(start, starts[order]) }));
}

/**
 * Finds figures that readers may take for rules, by section: money, percentages, durations and deadlines in digits. It ignores
 * number words, which people use when they talk about themselves. Each section has the location of its first figure, and the
 * hosts of its external links.
 * @param proseOf the words of a paragraph, heading or cell, without links and code
 */
export function figuresIn(tree: Root, proseOf: (node: Nodes) => Prose) {
  const definitions = new Map(
    nodesOf(tree, 'definition', 'footnoteDefinition').map((node) => [node.identifier, hostsIn(node, new Map())]),
  );
  return sectionsOf(tree).flatMap((section) => {
    const found = nodesOf(section, 'heading', 'paragraph', 'tableCell').flatMap((node) => {
      const { text, locationAt } = proseOf(node);
      const own = text.replace(NOT_OWN, (words) => words.replace(/[^\n]/g, ' '));
      return [...own.matchAll(FIGURE)].map(({ 0: figure, index }) => ({ ...locationAt(index), figure }));
    });
    const [first] = found;
    if (!first) return [];
    const { figure: _, ...location } = first;
    return [{ ...location, figures: found.map(({ figure }) => figure), hosts: hostsIn(section, definitions) }];
  });
}
