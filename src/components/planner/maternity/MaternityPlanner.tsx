import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import type { Fact } from '../../../planners/facts';
import { planMaternity } from '../../../planners/maternity/plan';
import {
  answersFrom,
  MATERNITY_FORMAT,
  MATERNITY_QUESTIONS,
  type MaternityEntries,
  maternityLimits,
  NO_ENTRIES,
} from '../../../planners/maternity/questions';
import { amountOf } from '../../../planners/money';
import { MATERNITY_PLANNER } from '../../../routes';
import { Planner, type PlannerSource } from '../Planner';
import type { ValueWriter } from '../results/write-values';
import { maternityResults } from './maternity-results';

type Words = Queries.MaternityPlannerCopyFieldsFragment;

function planOf(entries: MaternityEntries, facts: readonly Fact[]) {
  const answers = answersFrom(entries, facts);
  return answers && planMaternity(answers, facts);
}

function exampleOf({ example }: Words, facts: readonly Fact[]) {
  const { dueDate, leaveStart, employedSince, nhsSince, weeklyPay, dayOfMonth } = example;
  const schedule = { rhythm: 'monthly', dayOfMonth } as const;
  const pay = { average: amountOf(weeklyPay) };
  return planMaternity({ dueDate, leaveStart, employedSince, nhsSince, pay, schedule, returnOn: null }, facts);
}

function exampleLead({ example }: Words, write: ValueWriter) {
  const { lead, dueDate, leaveStart, employedSince, nhsSince, weeklyPay } = example;
  return write.fill(lead, {
    dueDate: write.day(dueDate),
    leaveStart: write.day(leaveStart),
    employedSince: write.day(employedSince),
    nhsSince: write.day(nhsSince),
    weeklyPay: write.pounds(amountOf(weeklyPay)),
  });
}

/** The maternity planner: questions, and what follows from the answers. */
export const MaternityPlanner = withHydrationBoundary(function MaternityPlanner(source: PlannerSource<Words>) {
  const { calendarName: name, fileName, form } = source.words;
  return (
    <Planner
      {...source}
      path={MATERNITY_PLANNER}
      format={MATERNITY_FORMAT}
      empty={NO_ENTRIES}
      table={MATERNITY_QUESTIONS}
      limitsOf={maternityLimits}
      planOf={planOf}
      changed={form.changed}
      resultsOf={maternityResults}
      calendar={{ name, fileName }}
      exampleOf={exampleOf}
      exampleLead={exampleLead}
    />
  );
});
