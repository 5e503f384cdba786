import type { PageSource } from '../../facts/periods';
import { factIds } from '../../facts/placeholders';
import type { ResolvedFacts } from '../../facts/resolve-facts';
import type { PostFrontMatter } from '../model/post';

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

/** A post's unique sources; a fact stands for the page that states its value. */
export function pagesOf(sources: PostFrontMatter['sources'] = [], facts: ResolvedFacts): PageSource[] {
  const pages = sources.flatMap(({ title, url, checked, fact }): PageSource[] => {
    const stated = fact === undefined ? undefined : facts[fact]?.source;
    if (stated) return [stated];
    return title === undefined || url === undefined ? [] : [{ title, url, ...(checked && { checked }) }];
  });
  return pages.filter(({ url }, index) => pages.findIndex((page) => page.url === url) === index);
}

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
