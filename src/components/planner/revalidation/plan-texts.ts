import { dayText } from '../../../planners/day-text';
import type { Pace } from '../../../planners/revalidation/pace';
import type { Measure, Part, RevalidationPlan } from '../../../planners/revalidation/plan';
import { fillTemplate } from '../../../utils/fill-template';

type Words = Queries.RevalidationPlannerCopyFieldsFragment['results'];

const PIECES: readonly string[] = ['feedback', 'accounts'];

/** At what pace the rest of something is done in time. */
export function paceText(id: string, pace: Pace, { paces }: Words, language: string): string {
  if (pace.kind === 'now') return paces.now;
  if (pace.kind === 'oneIn') return fillTemplate(paces.oneIn, { months: pace.months });
  const amount = pace.amount.toLocaleString(language);
  return fillTemplate(PIECES.includes(id) ? paces.pieces : paces.hours, { amount });
}

/** How far something that is counted is, and at what pace the rest of it is done in time. */
function measureText({ id, done, needed, left, pace }: Measure, words: Words, language: string): string {
  const number = (value: number): string => value.toLocaleString(language);
  const measure = fillTemplate(words.measures[id], { done: number(done), needed: number(needed), left: number(left) });
  return pace ? fillTemplate(words.paces.joined, { measure, pace: paceText(id, pace, words, language) }) : measure;
}

/** Where the application is. */
export function nextText({ phase, dates }: RevalidationPlan, words: Words, language: string): string {
  const day = { before: dates.opens, open: dates.due, late: dates.expires, expired: dates.expires }[phase];
  return fillTemplate(words.next[phase], { date: dayText(day, language) });
}

/** How many parts are done, and what comes next. */
export function summaryText(plan: RevalidationPlan, words: Words, language: string): string {
  const done = plan.parts.filter(({ isDone }) => isDone).length;
  return fillTemplate(words.summary, { done, all: plan.parts.length, next: nextText(plan, words, language) });
}

/** What is counted and not done, with its pace, a line each. */
export function openMeasures({ parts }: RevalidationPlan, words: Words, language: string): string {
  return parts
    .flatMap((part) =>
      part.measures
        .filter(({ left }) => left > 0)
        .map((measure) => `${words.parts[part.id].title}: ${measureText(measure, words, language)}`),
    )
    .join('\n');
}

/** How far a part is and what is wrong with it, a sentence each. */
export function partTexts(
  part: Part,
  { pendingHours }: RevalidationPlan,
  words: Words,
  language: string,
): readonly string[] {
  const pending = part.id === 'cpd' && pendingHours > 0 && !part.isDone;
  return [
    ...part.measures.map((measure) => measureText(measure, words, language)),
    ...(pending ? [fillTemplate(words.pending, { hours: pendingHours.toLocaleString(language) })] : []),
    ...part.faults.map((fault) => words.faults[fault]),
  ];
}
