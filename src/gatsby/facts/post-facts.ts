import { pagesOf, type ResolvedFacts } from '../../content/check/resolve-facts';
import type { PostFrontMatter } from '../../content/model/post';
import type { PageSource } from '../../content/read/problem';
import { factIds } from '../../utils/fact-placeholders';

/** The facts that are expected to change on one day. */
interface ExpectedDay {
  readonly from: string;
  readonly labels: string[];
}

/** What a post's node knows of the facts that the post names. */
export interface NamedFacts {
  /** What was known of them when the node was made. */
  readonly facts: ResolvedFacts;
  /** What is expected to change soon, by its day; the earliest first. */
  readonly expected: ExpectedDay[] | undefined;
  /** The pages on which it relies, each once. */
  readonly sources: PageSource[] | undefined;
}

function expectedDays(facts: ResolvedFacts): ExpectedDay[] | undefined {
  const changes = Object.values(facts).flatMap(({ expected }) => expected ?? []);
  const days = [...new Set(changes.map(({ from }) => from))].sort();
  if (days.length === 0) return undefined;
  return days.map((from) => ({
    from,
    labels: changes.filter((change) => change.from === from).map(({ label }) => label),
  }));
}

function pick(ids: readonly string[], all: ResolvedFacts): ResolvedFacts {
  return Object.fromEntries([...new Set(ids)].flatMap((id) => (all[id] ? [[id, all[id]]] : [])));
}

/** The facts that a text names. */
export const factsNamed = (text: string, all: ResolvedFacts): ResolvedFacts => pick([...factIds(text)], all);

/** The facts in the texts and the sources of a post. */
export function postFacts(
  { excerpt, keyPoints, sources = [] }: Pick<PostFrontMatter, 'excerpt' | 'keyPoints' | 'sources'>,
  body: string,
  all: ResolvedFacts,
): NamedFacts {
  const inTexts = factIds([excerpt, ...(keyPoints ?? []), body].join('\n'));
  const facts = pick([...inTexts, ...sources.flatMap(({ fact }) => fact ?? [])], all);
  const pages = pagesOf(sources, facts);
  return { facts, expected: expectedDays(facts), sources: pages.length > 0 ? pages : undefined };
}
