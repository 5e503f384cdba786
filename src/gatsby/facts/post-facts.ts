import { pagesOf, type ResolvedFacts } from '../../content/check/resolve-facts';
import type { PostFrontMatter } from '../../content/model/post';
import { factIds } from '../../utils/fact-placeholders';

/** What is expected to change soon, by its day; the earliest first. */
function expectedDays(facts: ResolvedFacts) {
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

/**
 * What a post's node knows of the facts in its texts and its sources: what was known of them when the node was made, what is
 * expected to change, and the pages on which the post relies, each once.
 */
export function postFacts(
  { excerpt, keyPoints, sources = [] }: Pick<PostFrontMatter, 'excerpt' | 'keyPoints' | 'sources'>,
  body: string,
  all: ResolvedFacts,
) {
  const inTexts = factIds([excerpt, ...(keyPoints ?? []), body].join('\n'));
  const facts = pick([...inTexts, ...sources.flatMap(({ fact }) => fact ?? [])], all);
  const pages = pagesOf(sources, facts);
  return { facts, expected: expectedDays(facts), sources: pages.length > 0 ? pages : undefined };
}
