import { useEffect, useMemo, useState } from 'react';
import { REPLACED } from './answers-state';
import type { PlannerDefinition } from './planner-definition';
import type { AnswersOf, Questions } from './questions';
import type { ResultSource } from './results/ResultSections';
import type { PlannerAnswers } from './use-answers';

/** The current plan; while an answer is being rewritten, the last complete plan may stay. */
function usePlanOnScreen<Plan>(planNow: Plan | null, mayStay: boolean): Plan | null {
  const [planBefore, setPlanBefore] = useState(planNow);
  const plan = planNow ?? (mayStay ? planBefore : null);
  if (plan !== planBefore) setPlanBefore(plan);
  return plan;
}

/** A computation's result or its error. Answers stay on the screen either way. */
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
export function usePlan<Table extends Questions, Data extends AnswersOf<Table>, Plan>(
  { format, messages, planOf, resultsOf }: PlannerDefinition<Table, Data, Plan>,
  { data, change, notice }: PlannerAnswers<Data>,
  { facts, resultsArticle, today }: Pick<ResultSource<Data>, 'facts' | 'resultsArticle' | 'today'>,
) {
  const [submitted, setSubmitted] = useState<Data | null>(null);
  const isLive = messages.form.changed === undefined;
  /** The answers behind the results; null until results are requested. */
  const answers = data === format.empty ? null : submitted && isLive ? data : submitted;
  const planNow = useMemo(() => {
    const plan = answers && today && attempt(() => planOf(answers, facts, today));
    return plan && answers ? { plan, answers } : null;
  }, [answers, facts, today, planOf]);
  const plan = usePlanOnScreen(planNow, isLive && answers !== null);
  // Memoised, because it contains all of a plan's tables, and would otherwise render again on every keystroke.
  const results = useMemo(
    () => plan && attempt(() => resultsOf(successOf(plan.plan), { facts, resultsArticle, today, answers, change })),
    [plan, facts, resultsArticle, today, answers, change, resultsOf],
  );

  // Stored or saved answers show their results immediately; clearing answers removes them.
  useEffect(() => {
    if (notice === 'cleared') setSubmitted(null);
    if (REPLACED.includes(notice)) setSubmitted(data);
  }, [notice, data]);

  const isComplete = planNow !== null;
  return { plan, results, isComplete, isLive, isCurrent: answers === data, submit: () => setSubmitted(data) };
}
