import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Prose } from './check-body';
import type { Place } from './problem';

/** Figures of one section of a text that belong to no fact, at the place of the first, with the links near them. */
export interface FigureGroup extends Place {
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

/** What is no figure of the text itself: facts, and what somebody says. */
const NOT_OWN = /\{fact:[^{}]*\}|"[^"]*"|“[^”]*”/g;

interface Section {
  readonly figures: (Place & { readonly figure: string })[];
  readonly hosts: string[];
  /** The named links and footnotes that it refers to. */
  readonly references: string[];
}

const newSection = (): Section => ({ figures: [], hosts: [], references: [] });

function hostOf(url: string): string[] {
  return /^https?:/i.test(url) && URL.canParse(url) ? [new URL(url).host] : [];
}

/**
 * Collects the figures of a text that readers may take for rules: money, percentages, lengths of time and deadlines in
 * digits. Number words are how people talk of themselves, and are left alone.
 */
export class FigureCollector {
  private readonly sections: Section[] = [newSection()];
  /** The hosts behind footnotes and named links, by their names. */
  private readonly definitions = new Map<string, readonly string[]>();

  /** Takes every node of the tree, in its order. */
  see(node: Nodes): void {
    const section = this.sections.at(-1);
    // A heading of a level that articles cannot have is a mistake of its own, and ends no section.
    if (node.type === 'heading' && node.depth >= 2 && node.depth <= 4) this.sections.push(newSection());
    else if (node.type === 'link') section?.hosts.push(...hostOf(node.url));
    else if (node.type === 'linkReference' || node.type === 'footnoteReference')
      section?.references.push(node.identifier);
    else if (node.type === 'definition') this.definitions.set(node.identifier, hostOf(node.url));
    else if (node.type === 'footnoteDefinition') {
      const hosts: string[] = [];
      visit(node, 'link', ({ url }) => void hosts.push(...hostOf(url)));
      this.definitions.set(node.identifier, hosts);
    }
  }

  /** Takes the words of a paragraph, a heading or a cell, without links and code. */
  prose({ text, placeAt }: Prose): void {
    const own = text.replace(NOT_OWN, (words) => words.replace(/[^\n]/g, ' '));
    for (const { 0: figure, index } of own.matchAll(FIGURE))
      this.sections.at(-1)?.figures.push({ ...placeAt(index), figure });
  }

  /** What was found, section by section. */
  get groups(): FigureGroup[] {
    return this.sections.flatMap(({ figures, hosts, references }) => {
      const [first] = figures;
      if (!first) return [];
      const { figure: _, ...place } = first;
      const named = references.flatMap((name) => this.definitions.get(name) ?? []);
      return [{ ...place, figures: figures.map(({ figure }) => figure), hosts: [...new Set([...hosts, ...named])] }];
    });
  }
}
