import type { PostFrontMatter } from '../content/model/post';
import { factIds } from './placeholders';
import { pagesOf, type ResolvedFacts } from './resolve-facts';

/** Changes expected soon or overdue, by date, earliest first. */
function expectedDays(facts: ResolvedFacts, today: string) {
  const changes = Object.values(facts).flatMap(({ expected }) => expected ?? []);
  const days = [...new Set(changes.map(({ from }) => from))].sort();
  if (days.length === 0) return undefined;
  return days.map((from) => ({
    from,
    isOverdue: from <= today,
    labels: changes.filter((change) => change.from === from).map(({ label }) => label),
  }));
}

function pick(ids: readonly string[], all: ResolvedFacts): ResolvedFacts {
  return Object.fromEntries([...new Set(ids)].flatMap((id) => (all[id] ? [[id, all[id]]] : [])));
}

/** The facts in a text. */
export const factsNamed = (text: string, all: ResolvedFacts): ResolvedFacts => pick([...factIds(text)], all);

/**
 * The facts in a post's texts and sources: their values when the node was created, expected changes, and the post's unique
 * sources.
 * @param today as YYYY-MM-DD
 */
export function postFacts(
  { excerpt, keyPoints, sources = [] }: Pick<PostFrontMatter, 'excerpt' | 'keyPoints' | 'sources'>,
  body: string,
  all: ResolvedFacts,
  today: string,
) {
  const inTexts = factIds([excerpt, ...(keyPoints ?? []), body].join('\n'));
  const facts = pick([...inTexts, ...sources.flatMap(({ fact }) => fact ?? [])], all);
  const pages = pagesOf(sources, facts);
  return { facts, expected: expectedDays(facts, today), sources: pages.length > 0 ? pages : undefined };
}
