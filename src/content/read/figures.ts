import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Prose } from './check-body';
import type { Place } from './problem';

/** A section's figures that belong to no fact, at the place of the first, with nearby links. */
export interface FigureGroup extends Place {
  readonly figures: readonly string[];
  /** Hosts of external links in the same section. */
  readonly hosts: readonly string[];
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const NUMBER = '\\d(?:[\\d,.]*\\d)?';
const UNITS = 'minutes?|hours?|days?|weeks?|months?|years?';
/** Money, percentages, durations in digits, and deadlines or start dates. */
const FIGURE = new RegExp(
  [
    `[£$€]\\s?${NUMBER}`,
    `${NUMBER}(?:\\s?%|\\sper\\s?cent\\b)`,
    `\\b${NUMBER}[\\s-](?:${UNITS})\\b`,
    `(?<=\\b(?:by|before|until|from|since)\\s)\\d{1,2}\\s(?:${MONTHS})\\s\\d{4}\\b`,
  ].join('|'),
  'giu',
);

/** Not the text's own figures: facts and quotations. */
const NOT_OWN = /\{fact:[^{}]*\}|"[^"]*"|“[^”]*”/g;

interface Section {
  readonly figures: (Place & { readonly figure: string })[];
  readonly hosts: string[];
  /** Reference links and footnotes it uses. */
  readonly references: string[];
}

const newSection = (): Section => ({ figures: [], hosts: [], references: [] });

function hostOf(url: string): string[] {
  return /^https?:/i.test(url) && URL.canParse(url) ? [new URL(url).host] : [];
}

/**
 * Collects figures that readers may take for rules: money, percentages, durations and deadlines in digits. It ignores number
 * words, which people use when they talk about themselves.
 */
export class FigureCollector {
  private readonly sections: Section[] = [newSection()];
  /** Hosts behind footnotes and reference links, by name. */
  private readonly definitions = new Map<string, readonly string[]>();

  /** Receives every node of the tree, in order. */
  see(node: Nodes): void {
    const section = this.sections.at(-1);
    // A heading at an invalid level is reported elsewhere, and doesn't end a section.
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

  /** Receives the words of a paragraph, heading or cell, without links and code. */
  prose({ text, placeAt }: Prose): void {
    const own = text.replace(NOT_OWN, (words) => words.replace(/[^\n]/g, ' '));
    for (const { 0: figure, index } of own.matchAll(FIGURE))
      this.sections.at(-1)?.figures.push({ ...placeAt(index), figure });
  }

  /** The results by section. */
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
