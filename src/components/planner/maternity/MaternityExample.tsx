import { useMemo } from 'react';
import type { Fact } from '../../../planners/facts';
import { planMaternity } from '../../../planners/maternity/plan';
import { maternityDates } from '../../../planners/maternity/results';
import { amountOf } from '../../../planners/money';
import { dateResults } from '../../../planners/result-dates';
import { FilledText } from '../../ui/FilledText';
import { PlannerExample } from '../PlannerExample';
import { Days } from './Days';
import { dateRows } from './date-rows';
import { MaternityParts } from './MaternityParts';
import { Pounds } from './Pounds';
import { Summary } from './Summary';

interface MaternityExampleProps {
  readonly example: {
    readonly title: string;
    readonly lead: string;
    readonly dueDate: string;
    readonly leaveStart: string;
    readonly employedSince: string;
    readonly nhsSince: string;
    /** In pounds. */
    readonly weeklyPay: number;
    readonly dayOfMonth: number;
  };
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly facts: readonly Fact[];
  /** Folded once there is a plan of the visitor's own. */
  readonly isFolded: boolean;
}

/** An example, which is complete without script. */
export function MaternityExample({ example, words, shared, facts, isFolded }: MaternityExampleProps) {
  const { dueDate, leaveStart, employedSince, nhsSince, weeklyPay, dayOfMonth } = example;
  const plan = useMemo(() => {
    const schedule = { rhythm: 'monthly', dayOfMonth } as const;
    const pay = { average: amountOf(weeklyPay) };
    return planMaternity({ dueDate, leaveStart, employedSince, nhsSince, pay, schedule, returnOn: null }, facts);
  }, [dueDate, leaveStart, employedSince, nhsSince, weeklyPay, dayOfMonth, facts]);
  const day = (value: string) => <Days days={value} period={words.dates.period} />;
  const values = {
    dueDate: day(dueDate),
    leaveStart: day(leaveStart),
    employedSince: day(employedSince),
    nhsSince: day(nhsSince),
    weeklyPay: <Pounds amount={plan.average} />,
  };
  return (
    <PlannerExample title={example.title} isFolded={isFolded}>
      <p>
        <FilledText template={example.lead} values={values} />
      </p>
      <p>
        <Summary plan={plan} words={words} />
      </p>
      <MaternityParts
        plan={plan}
        dates={dateResults(maternityDates(plan), null)}
        rows={dateRows(plan, words.dates)}
        words={words}
        shared={shared}
        today={null}
      />
    </PlannerExample>
  );
}
