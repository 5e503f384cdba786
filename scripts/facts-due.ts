import { DAYS_OF_NOTICE } from '../src/content-check/check-facts';
import { FACTS_FILE, statedFacts } from '../src/content-check/stated-facts';
import { sourceOf } from '../src/content-check/written-values';
import type { Fact, FactPeriod } from '../src/content-model/fact';
import type { ContentFiles } from '../src/content-reader/content-files';
import type { Place } from '../src/content-reader/problem';
import { addDays } from '../src/utils/calendar';
import { expectedNext, periodOn } from '../src/utils/fact-periods';

/** A fact that somebody has to compare with its source. */
export interface DueFact extends Place {
  readonly id: string;
  readonly label: string;
  /** Why, such as "ends on 2027-04-03". */
  readonly why: string;
  readonly source: FactPeriod['source'];
}

/** So many days after it was checked, a value is checked again. */
const DAYS_OF_TRUST = 365;

/** The confirmed value that counts on a day: the one that holds, else the last. */
function confirmedOn({ periods }: Fact, day: string): FactPeriod | undefined {
  const confirmed = periods.filter(({ status }) => status === 'confirmed');
  return periodOn(confirmed, day) ?? confirmed.at(-1);
}

/** Why a fact is due, with the page to look at. */
function reason(fact: Fact, period: FactPeriod, day: string): Pick<DueFact, 'why' | 'source'> | undefined {
  const { until, checked, source } = period;
  const hasSuccessor = fact.periods.some(({ from, status }) => status === 'confirmed' && from && until && from > until);
  if (until && !hasSuccessor && until <= addDays(day, DAYS_OF_NOTICE))
    return { why: `${until < day ? 'ended' : 'ends'} on ${until}`, source };
  const next = expectedNext(fact);
  if (next && next.announced <= day) return { why: `next value expected since ${next.announced}`, source: next.source };
  if (!checked || checked >= addDays(day, -DAYS_OF_TRUST)) return undefined;
  return { why: `checked on ${checked}, over a year ago`, source };
}

/**
 * The facts that end within 30 days or have ended, those whose next value may have been announced, and those whose value was
 * checked over a year ago.
 * @param day the day on which they are looked at, as YYYY-MM-DD
 */
export function factsDue(files: ContentFiles, day: string): DueFact[] {
  const source = sourceOf(files, FACTS_FILE);
  return (statedFacts(files) ?? []).flatMap((fact, index): DueFact[] => {
    const period = confirmedOn(fact, day);
    const due = period && reason(fact, period, day);
    if (!source || !period || !due) return [];
    const place = source.placeOf([index, 'periods', fact.periods.indexOf(period), 'value']);
    return [{ ...place, id: fact.id, label: fact.label, ...due }];
  });
}

/** The changes that are expected and not due yet, a line each; empty where none is known. */
export function changesAhead(files: ContentFiles, day: string): string {
  const ahead = (statedFacts(files) ?? []).flatMap((fact) => {
    const next = expectedNext(fact);
    return next && next.announced > day ? [{ ...next, label: fact.label }] : [];
  });
  const lines = ahead
    .sort((a, b) => a.announced.localeCompare(b.announced))
    .map(({ announced, from, label, source }) =>
      [`  ${from ?? 'no day known'}  ${label}; look from ${announced} on:`, `    ${source.url}`].join('\n'),
    );
  return lines.length === 0 ? '' : ['Expected to change:', ...lines, ''].join('\n');
}

/** The facts as text for a terminal. */
export function factsText(due: readonly DueFact[]): string {
  if (due.length === 0) return 'No fact is due.';
  return due
    .map(({ file, line, id, label, why, source }) =>
      [`${file}:${line}  ${id}, ${why}`, `  ${label}`, `  - ${source.title}\n    ${source.url}`, ''].join('\n'),
    )
    .join('\n');
}

/** The facts as tasks in markdown, for the body of an issue; empty where none is due. */
export function factsMarkdown(due: readonly DueFact[]): string {
  if (due.length === 0) return '';
  const tasks = due.map(
    ({ file, line, id, label, why, source }) =>
      `- [ ] **${label}** (\`${id}\`, \`${file}:${line}\`), ${why}: [${source.title}](${source.url})`,
  );
  const lead = 'Compare each value with its source. Add a new period where it has changed, and set `checked`.';
  return ['## Facts to check', '', lead, '', ...tasks, ''].join('\n');
}
