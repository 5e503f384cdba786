import { pagesOf, type SourcedFacts, shownOf } from '../../content-check/sourced-facts';
import type { PostFrontMatter } from '../../content-model/post';
import type { PageSource } from '../../content-reader/problem';
import { factIds, fillFacts } from '../../utils/fact-placeholders';

/** What a post's node remembers of the facts that the post names. */
export interface NamedFacts {
  /** The ids of the facts in its texts and sources. */
  readonly namedFacts: readonly string[];
  /** What was known of them when the node was made. */
  readonly facts: SourcedFacts;
}

/** What a post's node holds in place of texts and sources that name facts. */
interface FilledTexts extends NamedFacts {
  readonly excerpt: string;
  readonly keyPoints: string[] | undefined;
  /** What is expected to change soon, by its day; the earliest first. */
  readonly expected: ExpectedDay[] | undefined;
  /** The pages on which it relies, each once. */
  readonly sources: PageSource[] | undefined;
}

/** The facts that are expected to change on one day. */
export interface ExpectedDay {
  readonly from: string;
  readonly labels: string[];
}

type Texts = Pick<PostFrontMatter, 'excerpt' | 'keyPoints' | 'sources'>;

function pick(facts: SourcedFacts, ids: readonly string[]): SourcedFacts {
  return Object.fromEntries(ids.flatMap((id) => (facts[id] ? [[id, facts[id]]] : [])));
}

function expectedDays(facts: SourcedFacts): ExpectedDay[] | undefined {
  const changes = Object.values(facts).flatMap(({ expected }) => expected ?? []);
  const days = [...new Set(changes.map(({ from }) => from))].sort();
  if (days.length === 0) return undefined;
  return days.map((from) => ({
    from,
    labels: changes.filter((change) => change.from === from).map(({ label }) => label),
  }));
}

/** The texts and the sources of a post, with the values and the pages of facts in place of their names. */
export function postFacts({ excerpt, keyPoints, sources = [] }: Texts, body: string, all: SourcedFacts): FilledTexts {
  const inTexts = factIds([excerpt, ...(keyPoints ?? []), body].join('\n'));
  const namedFacts = [...new Set([...inTexts, ...sources.flatMap(({ fact }) => fact ?? [])])];
  const facts = pick(all, namedFacts);
  const shown = shownOf(facts);
  const pages = pagesOf(sources, facts);
  return {
    namedFacts,
    facts,
    excerpt: fillFacts(excerpt, shown),
    keyPoints: keyPoints?.map((point) => fillFacts(point, shown)),
    expected: expectedDays(facts),
    sources: pages.length > 0 ? pages : undefined,
  };
}

/** Whether the facts that a post names are still what they were when its node was made. */
export function hasCurrentFacts({ namedFacts = [], facts = {} }: Partial<NamedFacts>, all: SourcedFacts): boolean {
  return namedFacts.length === 0 || JSON.stringify(pick(all, namedFacts)) === JSON.stringify(facts);
}
