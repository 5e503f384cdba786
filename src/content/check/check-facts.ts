import { confirmedOf, expectedNext, nearestPeriod, periodOn } from '../../facts/periods';
import { pageOf } from '../../facts/resolve-facts';
import { addDays } from '../../utils/calendar';
import type { Fact, FactPeriod } from '../model/fact';
import { type ContentFiles, filesOf } from '../read/content-files';
import { type Finding, finding, type Location } from '../read/finding';
import type { Site } from '../resolve/site';
import { valueIn } from './unknown';

/** Days before a fact ends without a successor that the check starts to report it. */
const DAYS_OF_NOTICE = 30;

/** Days until a checked value must be checked again. */
const DAYS_OF_TRUST = 365;

/** A fact and its context; `locationOf` locates a field of the entry. */
interface Judged {
  readonly fact: Fact;
  readonly today: string;
  readonly locationOf: (...path: PropertyKey[]) => Location;
}

function checkNext({ fact, today, locationOf }: Judged): Finding[] {
  const { id, label } = fact;
  const next = expectedNext(fact);
  if (!next || next.announced > today) return [];
  const message = `The next value of "${id}" is expected since ${next.announced}, on ${next.source.url}`;
  const review = { subject: `${label}${next.from === undefined ? '' : ` (from ${next.from})`}`, pages: [next.source] };
  return [finding('fact-expected', locationOf('next', 'announced'), message, { found: next.announced, review })];
}

/** The value in force, or the last of those that follow it without a gap. */
function lastInRow(confirmed: readonly FactPeriod[], today: string): FactPeriod | undefined {
  let last = nearestPeriod(confirmed, today)?.period;
  for (let next = last; next; next = last?.until ? periodOn(confirmed, addDays(last.until, 1)) : undefined) last = next;
  return last;
}

/** Reports that the value in force ends soon, or has ended, and none follows. */
function checkEnd({ fact: { periods, id, label }, today, locationOf }: Judged): Finding[] {
  const period = lastInRow(confirmedOf({ periods }), today);
  const until = period?.until;
  if (!until || until > addDays(today, DAYS_OF_NOTICE)) return [];
  const hasNext = periodOn(periods, addDays(until, 1));
  const next = hasNext ? ', and the next value is not confirmed' : ', and no value follows';
  const message = `"${id}" ${until < today ? 'ended' : 'ends'} on ${until}${next}`;
  const review = { subject: label, pages: [pageOf(period)] };
  return [
    finding('fact-ends', locationOf('periods', periods.indexOf(period), 'until'), message, { found: until, review }),
  ];
}

/** Reports a current (or else nearest) confirmed value that was checked long ago. */
function checkAge({ fact, today, locationOf }: Judged): Finding[] {
  const { periods, id, label } = fact;
  const confirmed = confirmedOf(fact);
  const period = nearestPeriod(confirmed, today)?.period;
  if (!period?.checked || period.checked >= addDays(today, -DAYS_OF_TRUST)) return [];
  const message = `"${id}" was checked on ${period.checked}, over a year ago`;
  const review = { subject: label, pages: [pageOf(period)] };
  return [finding('fact-old', locationOf('periods', periods.indexOf(period), 'checked'), message, { review })];
}

const CHECKS = [checkEnd, checkNext, checkAge];

/** Checks the facts file for values about to end without a successor, possible announcements, and checks long past. */
export function checkFacts(files: ContentFiles, { day: today }: Site): Finding[] {
  return filesOf(files, 'Fact').flatMap(({ entries, source }) =>
    entries.flatMap((fact, index) =>
      CHECKS.flatMap((check) =>
        check({ fact, today, locationOf: (...path) => source.locationOf([index, ...path]) }),
      ).map((found) => ({ ...found, needs: [valueIn('facts.yaml', index)] })),
    ),
  );
}
