import { addDays } from '../../utils/calendar';
import { expectedNext, nearestPeriod, periodOn } from '../../utils/fact-periods';
import type { ShownFact, ShownFacts } from '../../utils/fact-placeholders';
import { factText, factTextWithUnit } from '../../utils/fact-text';
import { confirmedOf, type Fact, type FactPeriod } from '../model/fact';
import type { PostFrontMatter } from '../model/post';
import type { PageSource } from '../read/problem';

function machineForm({ kind }: Fact, value: number | string): Pick<ShownFact, 'value' | 'dateTime'> {
  if (kind === 'date') return { dateTime: String(value) };
  return typeof value === 'number' ? { value } : {};
}

const words = (fallback: string): ShownFact => ({ text: fallback, withUnit: fallback });

/**
 * What is shown of a fact on a day: the confirmed value, else its fallback, else nothing.
 * @param day as YYYY-MM-DD
 */
export function shownFact(fact: Fact, day: string): ShownFact | undefined {
  const value = periodOn(confirmedOf(fact), day)?.value;
  if (value === undefined) return fact.fallback === undefined ? undefined : words(fact.fallback);
  return { text: factText(fact, value), withUnit: factTextWithUnit(fact, value), ...machineForm(fact, value) };
}

/** What is shown of a fact, with the page that states it. */
interface ResolvedFact {
  readonly shown: ShownFact;
  readonly source?: PageSource;
  /** What the fact is and the day of its next value, where that is near and not confirmed. */
  readonly expected?: ExpectedChange;
}

/** A change that readers should know of; the day as YYYY-MM-DD. */
interface ExpectedChange {
  readonly label: string;
  readonly from: string;
}

/** So many days before a change is expected, articles say so. */
const DAYS_AHEAD = 180;

function expectedChange(fact: Fact, day: string): ExpectedChange | undefined {
  const from = expectedNext(fact)?.from;
  return from !== undefined && from <= addDays(day, DAYS_AHEAD) ? { label: fact.label, from } : undefined;
}

/** What texts may show of facts on one day, with the page behind each. */
export type ResolvedFacts = Readonly<Record<string, ResolvedFact>>;

/** The facts without the pages behind them; a node that an earlier version left in the cache may have none. */
export function shownOf(facts: ResolvedFacts = {}): ShownFacts {
  return Object.fromEntries(Object.entries(facts).map(([id, { shown }]) => [id, shown]));
}

/** The page that states a value, with the day on which the two were compared. */
export function pageOf({ source, checked }: FactPeriod): PageSource {
  return { ...source, ...(checked !== undefined && { checked }) };
}

function resolveFact(fact: Fact, day: string): ResolvedFact | undefined {
  const shown = shownFact(fact, day);
  const period = nearestPeriod(confirmedOf(fact), day)?.period;
  const expected = expectedChange(fact, day);
  return shown && { shown, ...(period && { source: pageOf(period) }), ...(expected && { expected }) };
}

/**
 * What texts may show of facts on a day, by their ids. On a day without a value, the source of the nearest one is the one to look at.
 * @param day as YYYY-MM-DD
 */
export function resolveFacts(facts: readonly Fact[], day: string): ResolvedFacts {
  return Object.fromEntries(
    facts.flatMap((fact) => {
      const sourced = resolveFact(fact, day);
      return sourced ? [[fact.id, sourced]] : [];
    }),
  );
}

/** The pages behind the sources of a post, each once; of a fact, the page that states its value. */
export function pagesOf(sources: PostFrontMatter['sources'] = [], facts: ResolvedFacts): PageSource[] {
  const pages = sources.flatMap(({ title, url, checked, fact }): PageSource[] => {
    const stated = fact === undefined ? undefined : facts[fact]?.source;
    if (stated) return [stated];
    return title === undefined || url === undefined ? [] : [{ title, url, ...(checked && { checked }) }];
  });
  return pages.filter(({ url }, index) => pages.findIndex((page) => page.url === url) === index);
}
