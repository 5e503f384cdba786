import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Day, localDay } from '../../utils/calendar';
import { followTime } from '../../utils/clock';
import type { PlannerDefinition } from './planner-definition';
import type { PlannerSource } from './planner-source';
import type { AnswersOf, Questions } from './questions';
import type { PlannerResults } from './results/ResultSections';
import { type PlannerAnswers, REPLACED } from './use-answers';

/** Today in the visitor's time zone, also on a page that has been open for weeks; null on the server and during hydration. */
function useToday(): Day | null {
  return useSyncExternalStore(
    followTime,
    () => localDay(new Date()),
    () => null,
  );
}

/** Results, or the error that prevents them. Answers stay on the screen either way. */
export type Outcome = { readonly value: PlannerResults } | { readonly error: unknown };

/** Null if the computation returns null. */
function attempt(work: () => PlannerResults | null): Outcome | null {
  try {
    const value = work();
    return value && { value };
  } catch (error) {
    return { error };
  }
}

interface Visible<Data> {
  readonly results: Outcome;
  readonly answers: Data;
  readonly today: Day;
}

/** A planner's results, once they are requested, with the answers behind them, and the function that requests them. */
export function usePlan<Table extends Questions, Data extends AnswersOf<Table>, Plan>(
  { format, messages, planOf, Lists, resultsOf }: PlannerDefinition<Table, Data, Plan>,
  { data, change, notice }: PlannerAnswers<Data>,
  source: PlannerSource,
) {
  const today = useToday();
  const [submitted, setSubmitted] = useState<Data | null>(null);
  const isLive = messages.form.changed === undefined;
  /** The answers behind the results; null until results are requested. */
  const answers = data === format.empty ? null : submitted && isLive ? data : submitted;
  const [before, setBefore] = useState<Visible<Data> | null>(null);
  const later = useDeferredValue(answers);
  // No key in a long list waits for the results.
  const planned = answers && before && isLive && Lists ? later : answers;
  // Memoised, because it contains all of a plan's tables, and would otherwise render again on every keystroke.
  const now = useMemo(() => {
    if (!planned || !today) return null;
    const results = attempt(() => {
      const plan = planOf(planned, source.facts, today);
      return plan && resultsOf(plan, { ...source, today, answers: planned, change });
    });
    return results && { results, answers: planned, today };
  }, [planned, source, today, change, planOf, resultsOf]);
  // While an answer is being rewritten, the last complete plan stays.
  const visible = now ?? (isLive && answers ? before : null);
  if (visible !== before) setBefore(visible);

  // Stored or saved answers show their results immediately; clearing answers removes them.
  useEffect(() => {
    if (notice === 'cleared') setSubmitted(null);
    if (REPLACED.includes(notice)) setSubmitted(data);
  }, [notice, data]);

  const submit = () => setSubmitted(data);
  return { today, visible, isComplete: now !== null, isLive, isCurrent: answers === data, submit };
}
