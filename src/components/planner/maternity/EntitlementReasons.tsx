import type { ReactNode } from 'react';
import { dayText } from '../../../planners/day-text';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import type { Condition, Entitlement } from '../../../planners/maternity/rules';
import { fillTemplate } from '../../../utils/fill-template';
import { RichText } from '../../sections/RichText';
import { type Reason, Reasons } from '../results/Reasons';
import type { ValueWriter } from '../results/write-values';

interface EntitlementReasonsProps {
  readonly plan: MaternityPlan;
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
  readonly write: ValueWriter;
}

/** What is due; each answer opens to say exactly why, or which condition fails and what to do then. */
export function EntitlementReasons({ plan, words: { due, notDue }, write }: EntitlementReasonsProps) {
  const { answers, rules, statutory, nhs } = plan;
  const { employedBy, nhsServiceBy, allowancePeriod } = plan.due;
  const values: Readonly<Record<string, ReactNode>> = {
    leaveWeeks: rules.leaveWeeks,
    payWeeks: rules.payWeeks,
    nhsReturnMonths: rules.nhsReturnMonths,
    average: write.pounds(plan.average),
    limit: write.pounds(plan.limit),
    employedBy: write.day(employedBy),
    employedSince: write.day(answers.employedSince),
    nhsServiceBy: write.day(nhsServiceBy),
    nhsSince: answers.nhsSince && write.day(answers.nhsSince),
  };
  const failures: Readonly<Record<Condition, string>> = {
    'employed-long-enough': due.failedEmployed,
    'earns-enough': due.failedEarnings,
    'nhs-service-long-enough': due.failedNhsService,
  };
  const statutoryHelp = fillTemplate(notDue.statutoryText, {
    allowanceFrom: dayText(allowancePeriod.from, write.language),
    allowanceTo: dayText(allowancePeriod.to, write.language),
  });
  const reason = (
    what: 'leave' | 'statutory' | 'nhs',
    { isDue, failed }: Entitlement,
    granted: string,
    helpTitle = '',
    help = '',
  ): Reason => ({
    key: what,
    label: fillTemplate(due.answer, { what: due[what], answer: isDue ? due.answerYes : due.answerNo }),
    isYes: isDue,
    isOpen: failed.length > 0,
    children: (
      <>
        {(failed.length > 0 ? failed.map((condition) => failures[condition]) : [granted]).map((template) => (
          <p key={template}>{write.fill(template, values)}</p>
        ))}
        {failed.length > 0 && (
          <>
            <h3>{helpTitle}</h3>
            <RichText text={help} />
          </>
        )}
      </>
    ),
  });
  return (
    <Reasons
      label={due.caption}
      reasons={[
        reason('leave', { isDue: true, failed: [] }, due.leaveText),
        reason('statutory', statutory, due.statutoryText, notDue.statutoryTitle, statutoryHelp),
        nhs
          ? reason('nhs', nhs, due.nhsText, notDue.nhsTitle, notDue.nhsText)
          : reason('nhs', { isDue: false, failed: [] }, due.notNhs),
      ]}
    />
  );
}
