import { addDays, isCalendarDay } from '../../utils/calendar';
import { expectedNext, periodOn } from '../../utils/fact-periods';
import { confirmedOf, DURATION_UNITS, type Fact, type FactPeriod } from '../model/fact';
import type { ContentFiles } from '../read/content-files';
import { type Place, type Problem, problem } from '../read/problem';
import { sourceOf } from './field-traversal';
import { FACTS_FILE, parseFacts } from './parse-facts';
import { pageOf } from './resolve-facts';
import type { SiteMap } from './site-map';

/** So many days before a fact ends without a successor, the check says so. */
const DAYS_OF_NOTICE = 30;

/** So many days after it was checked, a value is checked again. */
const DAYS_OF_TRUST = 365;

const MOST_PENCE = 2;

function hasPence(value: number): boolean {
  return (String(value).split('.')[1]?.length ?? 0) <= MOST_PENCE;
}

/** What a value of this kind has to be; nothing where it is. */
function mismatch(kind: Fact['kind'], value: FactPeriod['value']): string | undefined {
  if (kind === 'date') return isCalendarDay(String(value)) ? undefined : 'a date such as 2026-04-05';
  if (kind === 'text') return typeof value === 'string' && value.trim() !== '' ? undefined : 'words';
  if (typeof value !== 'number' || value < 0) return 'a number such as 39, without quotes, signs or units';
  // Planners count in steps of some of these.
  if (kind === 'duration' && value === 0) return 'a length of time above 0';
  return kind === 'money' && !hasPence(value) ? 'an amount with at most two decimals' : undefined;
}

/** What the form of a fact lacks or has too much of: the field, and what is wrong with it. */
function wrongForm({ kind, unit, currency }: Fact): { readonly key: string; readonly message: string } | undefined {
  if (kind === 'money' && !currency) return { key: 'kind', message: 'An amount of money needs a `currency`' };
  if (kind !== 'money' && currency) return { key: 'currency', message: 'Only an amount of money has a `currency`' };
  const units: readonly (string | undefined)[] = DURATION_UNITS;
  if (kind !== 'duration' || units.includes(unit)) return undefined;
  const message = `A duration needs one of these as its \`unit\`: ${DURATION_UNITS.join(', ')}`;
  return { key: unit === undefined ? 'kind' : 'unit', message };
}

/** A fact with what is needed to judge it; `placeOf` finds a field of the entry. */
interface Judged {
  readonly fact: Fact;
  readonly today: string;
  readonly placeOf: (...path: PropertyKey[]) => Place;
}

function checkValue({ fact, placeOf }: Judged, { value }: FactPeriod, order: number): Problem[] {
  const expected = mismatch(fact.kind, value);
  if (expected === undefined) return [];
  const message = `This value does not fit the kind "${fact.kind}"; it should be ${expected}`;
  return [problem('fact-value', placeOf('periods', order, 'value'), message, { found: String(value) })];
}

function checkOrder({ fact, placeOf }: Judged, { from, until }: FactPeriod, order: number): Problem[] {
  const before = fact.periods[order - 1];
  if (from && until && until < from)
    return [problem('fact-value', placeOf('periods', order, 'until'), `"until" is earlier than "from" (${from})`)];
  if (!before || (before.until && from && from > before.until)) return [];
  const ends = before.until ? `lasts until ${before.until}` : 'has no `until`';
  const begins = from ? `this one begins on ${from}` : 'this one has no `from`';
  const place = placeOf('periods', order, from ? 'from' : 'value');
  return [problem('fact-value', place, `The period before ${ends}, and ${begins}`)];
}

function checkChecked({ today, placeOf }: Judged, { checked, status }: FactPeriod, order: number): Problem[] {
  if (checked && checked > addDays(today, 1)) {
    const message = '"checked" is a day that has not come yet';
    return [problem('date-wrong', placeOf('periods', order, 'checked'), message, { found: checked })];
  }
  if (checked || status !== 'confirmed') return [];
  return [problem('fact-value', placeOf('periods', order, 'status'), 'A confirmed value without the day of its check')];
}

function checkNext({ fact, today, placeOf }: Judged): Problem[] {
  const { id, label } = fact;
  const next = expectedNext(fact);
  if (!next || next.announced > today) return [];
  const message = `The next value of "${id}" is expected since ${next.announced}, on ${next.source.url}`;
  const review = { subject: `${label}${next.from === undefined ? '' : ` (from ${next.from})`}`, pages: [next.source] };
  return [problem('fact-expected', placeOf('next', 'announced'), message, { found: next.announced, review })];
}

/** The last confirmed value, where it ends soon or has ended. */
function checkEnd({ fact: { periods, id, label }, today, placeOf }: Judged): Problem[] {
  const last = periods.findLastIndex(({ status }) => status === 'confirmed');
  const period = periods[last];
  const until = period?.until;
  if (!until || until > addDays(today, DAYS_OF_NOTICE)) return [];
  const hasNext = periodOn(periods, addDays(until, 1));
  const next = hasNext ? ', and the next value is not confirmed' : ', and no value follows';
  const message = `"${id}" ${until < today ? 'ended' : 'ends'} on ${until}${next}`;
  const review = { subject: label, pages: [pageOf(period)] };
  return [problem('fact-ends', placeOf('periods', last, 'until'), message, { found: until, review })];
}

/** The confirmed value that holds, or else the last, where it was checked long ago. */
function checkAge({ fact, today, placeOf }: Judged): Problem[] {
  const { periods, id, label } = fact;
  const confirmed = confirmedOf(fact);
  const period = periodOn(confirmed, today) ?? confirmed.at(-1);
  if (!period?.checked || period.checked >= addDays(today, -DAYS_OF_TRUST)) return [];
  const message = `"${id}" was checked on ${period.checked}, over a year ago`;
  const review = { subject: label, pages: [pageOf(period)] };
  return [problem('fact-old', placeOf('periods', periods.indexOf(period), 'checked'), message, { review })];
}

function checkFact(judged: Judged): Problem[] {
  const { fact, placeOf } = judged;
  const wrong = wrongForm(fact);
  return [
    ...(wrong ? [problem('fact-value', placeOf(wrong.key), wrong.message)] : []),
    ...[checkValue, checkOrder, checkChecked].flatMap((check) =>
      fact.periods.flatMap((period, order) => check(judged, period, order)),
    ),
    ...[checkEnd, checkNext, checkAge].flatMap((check) => check(judged)),
  ];
}

/**
 * The facts file: every value fits its kind, periods follow each other, and what is confirmed says when; what is about
 * to end without a successor is reported early.
 * @param today as YYYY-MM-DD
 */
export function checkFacts(files: ContentFiles, _site: SiteMap, today: string): Problem[] {
  const source = sourceOf(files, FACTS_FILE);
  const facts = parseFacts(files) ?? [];
  return facts.flatMap((fact, index) =>
    source ? checkFact({ fact, today, placeOf: (...path) => source.placeOf([index, ...path]) }) : [],
  );
}
