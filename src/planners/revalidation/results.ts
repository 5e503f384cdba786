import type { PlanDate } from '../result-dates';
import type { RevalidationDates } from './dates';
import type { Measure, Part, RevalidationPlan } from './plan';

const DATES = [
  'begins',
  'confirmationFrom',
  'opens',
  'due',
  'expires',
] as const satisfies readonly (keyof RevalidationDates)[];

/** The days of a revalidation. When it began is not shown first: nothing can be done about it. */
export function revalidationDateList({ dates }: RevalidationPlan): readonly PlanDate<keyof RevalidationDates>[] {
  return DATES.map((name) => ({
    name,
    from: dates[name],
    to: dates[name],
    isDeadline: name === 'due',
    isKey: name !== 'begins',
  }));
}

const shareLeft = ({ left, needed }: Measure): number => (needed > 0 ? left / needed : 0);

/** What is furthest from done, compared with what is needed; the first of several. Null where nothing that is counted is missing. */
export function largestShortfall({ parts }: RevalidationPlan): Measure | null {
  const measures = parts.flatMap((part) => part.measures).filter(({ left }) => left > 0);
  return measures.reduce<Measure | null>(
    (largest, measure) => (largest === null || shareLeft(measure) > shareLeft(largest) ? measure : largest),
    null,
  );
}

/** The first part that is not done. */
export function firstOpenPart({ parts }: RevalidationPlan): Part | null {
  return parts.find(({ isDone }) => !isDone) ?? null;
}

/** How much of a part is done, from 0 to 1, by each thing that is counted; a part without any is done or not. */
export function progressOf({
  measures,
  isDone,
}: Part): readonly { readonly measure: Measure | null; readonly share: number }[] {
  if (measures.length === 0) return [{ measure: null, share: isDone ? 1 : 0 }];
  return measures.map((measure) => ({ measure, share: 1 - shareLeft(measure) }));
}
