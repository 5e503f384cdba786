import { useEffect, useMemo, useState } from 'react';
import { REPLACED } from './entries-state';
import type { PlannerDefinition } from './planner-definition';
import type { EntriesOf, Questions } from './questions';
import type { ResultSource } from './results/ResultSections';
import type { PlannerEntries } from './use-entries';

/** The current plan; while an answer is being rewritten, the last complete plan may stay. */
function usePlanOnScreen<Plan>(planNow: Plan | null, mayStay: boolean): Plan | null {
  const [planBefore, setPlanBefore] = useState(planNow);
  const plan = planNow ?? (mayStay ? planBefore : null);
  if (plan !== planBefore) setPlanBefore(plan);
  return plan;
}

/** A computation's result or its error. Entries stay on the screen either way. */
export type Outcome<Value> = { readonly value: Value } | { readonly error: unknown };

/** Null if the computation returns null. */
function attempt<Value>(work: () => Value | null): Outcome<Value> | null {
  try {
    const value = work();
    return value === null ? null : { value };
  } catch (error) {
    return { error };
  }
}

/** A computation's result; throws its error for the surrounding boundary. */
export function successOf<Value>(outcome: Outcome<Value>): Value {
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

/** A planner's plan and results, once they are requested, and the function that requests them. */
export function usePlan<Table extends Questions, Data extends EntriesOf<Table>, Plan>(
  { format, messages, planOf, resultsOf }: PlannerDefinition<Table, Data, Plan>,
  { data, change, notice }: PlannerEntries<Data>,
  { facts, resultsArticle, today }: Pick<ResultSource<Data>, 'facts' | 'resultsArticle' | 'today'>,
) {
  const [submitted, setSubmitted] = useState<Data | null>(null);
  const isLive = messages.form.changed === undefined;
  /** The entries behind the results; null until results are requested. */
  const entries = data === format.empty ? null : submitted && isLive ? data : submitted;
  const planNow = useMemo(() => {
    const plan = entries && today && attempt(() => planOf(entries, facts, today));
    return plan && entries ? { plan, entries } : null;
  }, [entries, facts, today, planOf]);
  const plan = usePlanOnScreen(planNow, isLive && entries !== null);
  // Memoised, because it contains all of a plan's tables, and would otherwise render again on every keystroke.
  const results = useMemo(
    () => plan && attempt(() => resultsOf(successOf(plan.plan), { facts, resultsArticle, today, entries, change })),
    [plan, facts, resultsArticle, today, entries, change, resultsOf],
  );

  // Stored or saved answers show their results immediately; clearing answers removes them.
  useEffect(() => {
    if (notice === 'cleared') setSubmitted(null);
    if (REPLACED.includes(notice)) setSubmitted(data);
  }, [notice, data]);

  const isComplete = planNow !== null;
  return { plan, results, isComplete, isLive, isCurrent: entries === data, submit: () => setSubmitted(data) };
}
