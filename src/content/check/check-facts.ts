import { addDays, isCalendarDay } from '../../utils/calendar';
import { expectedNext, periodOn } from '../../utils/fact-periods';
import { confirmedOf, DURATION_UNITS, type Fact, type FactPeriod } from '../model/fact';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import type { YamlSource } from '../read/yaml-source';
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
function misfit(kind: Fact['kind'], value: FactPeriod['value']): string | undefined {
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

/** Looks at one entry of the file. */
class FactJudge {
  constructor(
    readonly fact: Fact,
    readonly index: number,
    readonly source: YamlSource,
    readonly today: string,
  ) {}

  problems(): Problem[] {
    return [
      ...this.form(),
      ...this.fact.periods.flatMap((_period, order) => this.period(order)),
      ...this.end(),
      ...this.next(),
      ...this.age(),
    ];
  }

  private place(order: number, key: string) {
    return this.source.placeOf([this.index, 'periods', order, key]);
  }

  private form(): Problem[] {
    const wrong = wrongForm(this.fact);
    return wrong ? [problem('fact-value', this.source.placeOf([this.index, wrong.key]), wrong.message)] : [];
  }

  private period(order: number): Problem[] {
    return [...this.value(order), ...this.order(order), ...this.checked(order)];
  }

  private value(order: number): Problem[] {
    const value = this.fact.periods[order]?.value ?? '';
    const expected = misfit(this.fact.kind, value);
    if (expected === undefined) return [];
    const message = `This value does not fit the kind "${this.fact.kind}"; it should be ${expected}`;
    return [problem('fact-value', this.place(order, 'value'), message, { found: String(value) })];
  }

  private order(order: number): Problem[] {
    const [before, period] = [this.fact.periods[order - 1], this.fact.periods[order]];
    const { from, until } = period ?? {};
    if (from && until && until < from) {
      return [problem('fact-order', this.place(order, 'until'), `"until" is earlier than "from" (${from})`)];
    }
    if (!before) return [];
    const key = from ? 'from' : 'value';
    if (before.until && from && from > before.until) return [];
    const ends = before.until ? `lasts until ${before.until}` : 'has no `until`';
    const begins = from ? `this one begins on ${from}` : 'this one has no `from`';
    return [problem('fact-order', this.place(order, key), `The period before ${ends}, and ${begins}`)];
  }

  private checked(order: number): Problem[] {
    const { checked, status } = this.fact.periods[order] ?? {};
    if (checked && checked > addDays(this.today, 1)) {
      const message = '"checked" is a day that has not come yet';
      return [problem('date-future', this.place(order, 'checked'), message, { found: checked })];
    }
    if (checked || status !== 'confirmed') return [];
    return [problem('fact-unchecked', this.place(order, 'status'), 'A confirmed value without the day of its check')];
  }

  private next(): Problem[] {
    const { next, id } = this.fact;
    if (!next) return [];
    const place = this.source.placeOf([this.index, 'next', 'announced']);
    if (!expectedNext(this.fact)) {
      return [problem('fact-next-known', place, `The value of "${id}" after this one is confirmed`)];
    }
    if (next.announced > this.today) return [];
    const message = `The next value of "${id}" is expected since ${next.announced}, on ${next.source.url}`;
    const from = next.from === undefined ? '' : ` (from ${next.from})`;
    const review = { subject: `${this.fact.label}${from}`, pages: [next.source] };
    return [problem('fact-expected', place, message, { found: next.announced, review })];
  }

  /** The last confirmed value, where it ends soon or has ended. */
  private end(): Problem[] {
    const { periods, id, label } = this.fact;
    const last = periods.findLastIndex(({ status }) => status === 'confirmed');
    const period = periods[last];
    const until = period?.until;
    if (!until || until > addDays(this.today, DAYS_OF_NOTICE)) return [];
    const next = periodOn(periods, addDays(until, 1))
      ? ', and the next value is not confirmed'
      : ', and no value follows';
    const message = until < this.today ? `"${id}" ended on ${until}${next}` : `"${id}" ends on ${until}${next}`;
    const review = { subject: label, pages: [pageOf(period)] };
    return [problem('fact-ends', this.place(last, 'until'), message, { found: until, review })];
  }

  /** The confirmed value that holds, or else the last, where it was checked long ago. */
  private age(): Problem[] {
    const { periods, id, label } = this.fact;
    const confirmed = confirmedOf(this.fact);
    const period = periodOn(confirmed, this.today) ?? confirmed.at(-1);
    if (!period?.checked || period.checked >= addDays(this.today, -DAYS_OF_TRUST)) return [];
    const message = `"${id}" was checked on ${period.checked}, over a year ago`;
    const review = { subject: label, pages: [pageOf(period)] };
    return [problem('fact-old', this.place(periods.indexOf(period), 'checked'), message, { review })];
  }
}

/**
 * The facts file: every value fits its kind, periods follow each other, and what is confirmed says when; what is about
 * to end without a successor is reported early.
 * @param today as YYYY-MM-DD
 */
export function checkFacts(files: ContentFiles, _site: SiteMap, today: string): Problem[] {
  const source = sourceOf(files, FACTS_FILE);
  const facts = parseFacts(files);
  if (!source || !facts) return [];
  return facts.flatMap((fact, index) => new FactJudge(fact, index, source, today).problems());
}
