import type { ReactNode } from 'react';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import type { Condition, Entitlement } from '../../../planners/maternity/entitlement';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import { fillTemplate } from '../../../utils/fill-template';
import { RichText } from '../../sections/RichText';
import { FilledText } from '../../ui/FilledText';
import { type Reason, Reasons } from '../results/Reasons';
import { Days } from './Days';
import { Pounds } from './Pounds';

interface EntitlementReasonsProps {
  readonly plan: MaternityPlan;
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
}

/** What is due; each answer opens to say exactly why, or which condition fails and what to do then. */
export function EntitlementReasons({ plan, words }: EntitlementReasonsProps) {
  const { language } = useSiteSettings();
  const { due, notDue, dates } = words;
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
  const { allowancePeriod } = plan.due;
  const allowance = {
    allowanceFrom: dayText(allowancePeriod.from, language),
    allowanceTo: dayText(allowancePeriod.to, language),
  };
  const reason = (key: string, what: string, isYes: boolean, texts: readonly string[], help?: ReactNode): Reason => ({
    key,
    label: fillTemplate(due.answer, { what, answer: isYes ? due.answerYes : due.answerNo }),
    isYes,
    isOpen: help !== undefined,
    children: (
      <>
        {texts.map((template) => (
          <p key={template}>
            <FilledText template={template} values={values} />
          </p>
        ))}
        {help}
      </>
    ),
  });
  const reasons = (entitlement: Entitlement, granted: string): readonly string[] =>
    entitlement.isDue ? [granted] : entitlement.failed.map((condition) => failures[condition]);
  const help = (title: string, text: string) => (
    <>
      <h3>{title}</h3>
      <RichText text={text} />
    </>
  );
  const noStatutory = !statutory.isDue && help(notDue.statutoryTitle, fillTemplate(notDue.statutoryText, allowance));
  const noNhs = nhs && !nhs.isDue && help(notDue.nhsTitle, notDue.nhsText);
  return (
    <Reasons
      label={due.caption}
      reasons={[
        reason('leave', due.leave, true, [due.leaveText]),
        reason(
          'statutory',
          due.statutory,
          statutory.isDue,
          reasons(statutory, due.statutoryText),
          noStatutory || undefined,
        ),
        reason('nhs', due.nhs, nhs?.isDue ?? false, nhs ? reasons(nhs, due.nhsText) : [due.notNhs], noNhs || undefined),
      ]}
    />
  );
}
