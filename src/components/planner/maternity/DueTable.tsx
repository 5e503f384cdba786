import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Condition, Entitlement } from '../../../planners/maternity/entitlement';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import { FilledText } from '../../ui/FilledText';
import { ResultTable } from '../ResultTable';
import { Days } from './Days';
import { Pounds } from './Pounds';

interface DueTableProps {
  readonly plan: MaternityPlan;
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
}

const Answer = styled('strong')({ display: 'block' });

/** What is due, and exactly which condition fails where it is not. */
export function DueTable({ plan, words }: DueTableProps) {
  const { due, dates } = words;
  const { answers, rules, statutory, nhs } = plan;
  const day = (value: string) => <Days days={value} period={dates.period} />;
  const values: Readonly<Record<string, ReactNode>> = {
    leaveWeeks: rules.leaveWeeks,
    payWeeks: rules.payWeeks,
    nhsReturnMonths: rules.nhsReturnMonths,
    average: <Pounds amount={plan.average} />,
    limit: <Pounds amount={plan.limit} />,
    employedBy: day(plan.due.employedBy),
    employedSince: day(answers.employedSince),
    nhsServiceBy: day(plan.due.nhsServiceBy),
    nhsSince: answers.nhsSince && day(answers.nhsSince),
  };
  const failures: Readonly<Record<Condition, string>> = {
    'employed-long-enough': due.failedEmployed,
    'earns-enough': due.failedEarnings,
    'nhs-service-long-enough': due.failedNhsService,
  };
  const row = (key: string, header: string, isDue: boolean, texts: readonly string[]) => ({
    key,
    header,
    cells: [
      <>
        <Answer>{isDue ? due.answerYes : due.answerNo}</Answer>
        {texts.map((template) => (
          <p key={template}>
            <FilledText template={template} values={values} />
          </p>
        ))}
      </>,
    ],
  });
  const reasons = (entitlement: Entitlement, granted: string): readonly string[] =>
    entitlement.isDue ? [granted] : entitlement.failed.map((condition) => failures[condition]);
  return (
    <ResultTable
      caption={due.caption}
      columns={[due.columnWhat, due.columnAnswer]}
      rows={[
        row('leave', due.leave, true, [due.leaveText]),
        row('statutory', due.statutory, statutory.isDue, reasons(statutory, due.statutoryText)),
        row('nhs', due.nhs, nhs?.isDue ?? false, nhs ? reasons(nhs, due.nhsText) : [due.notNhs]),
      ]}
    />
  );
}
