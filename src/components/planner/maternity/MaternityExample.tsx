import { useId, useMemo } from 'react';
import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import type { Fact } from '../../../planners/facts';
import { planMaternity } from '../../../planners/maternity/plan';
import { amountOf } from '../../../planners/money';
import { FilledText } from '../../ui/FilledText';
import { Section } from '../../ui/Section';
import { DatesTable } from './DatesTable';
import { Days } from './Days';
import { dateRows } from './date-rows';
import { PayTables } from './PayTables';
import { Pounds } from './Pounds';
import { Stack } from './Stack';
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
  readonly facts: readonly Fact[];
}

/** An example with its tables, which is complete without script. */
export const MaternityExample = withHydrationBoundary(function MaternityExample({
  example,
  words,
  facts,
}: MaternityExampleProps) {
  const heading = useId();
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
    <div data-print="no-sheet">
      <Section tone="wash" labelledBy={heading}>
        <Stack>
          <h2 id={heading}>{example.title}</h2>
          <p>
            <FilledText template={example.lead} values={values} />
          </p>
          <p>
            <Summary plan={plan} words={words} />
          </p>
          <DatesTable rows={dateRows(plan, words.dates)} words={words} today={null} />
          <PayTables plan={plan} words={words} />
        </Stack>
      </Section>
    </div>
  );
});
