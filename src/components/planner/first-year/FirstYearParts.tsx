import type { ReactNode } from 'react';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { shortDayText, weekdayText } from '../../../planners/day-text';
import { type FirstYearDate, type FirstYearPlan, STAGES, type Stage } from '../../../planners/first-year/plan';
import type { DatedResult } from '../../../planners/result-dates';
import { fillTemplate } from '../../../utils/fill-template';
import { RichText } from '../../sections/RichText';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import { FactSource } from '../FactSource';
import type { PlannerSource } from '../Planner';
import { ResultTable } from '../ResultTable';
import { Details } from '../results/Details';
import { Facts } from '../results/Facts';
import { KeyDates } from '../results/KeyDates';
import { ResultParts } from '../results/ResultParts';
import { Stages } from '../results/Stages';

type Words = Queries.FirstYearPlannerCopyFieldsFragment;
type Source = PlannerSource<Words>;

interface FirstYearPartsProps extends Omit<Source, 'facts'> {
  readonly plan: FirstYearPlan;
  /** The ids of the tasks that are done. */
  readonly ticked: readonly string[];
  /** Left out in an example. */
  readonly onTick?: (id: string, isDone: boolean) => void;
  readonly next?: ReactNode;
}

/** Those that neither a rule nor the visitor sets. */
const ADVICE: readonly FirstYearDate[] = ['yearEnds', 'visaThink'];

/** The note under a date, and how many weeks the supernumerary hours are for the visitor. */
export function noteOf(
  name: FirstYearDate,
  plan: FirstYearPlan,
  { dates }: Words['results'],
  language: string,
): string {
  const ownWeeks = plan.supernumeraryWeeks.toLocaleString(language, { maximumFractionDigits: 1 });
  return fillTemplate(dates[name].note, { ownWeeks });
}

/** The tasks of a part of the checklist that apply. */
export function tasksOf(stage: Stage, { conditions }: FirstYearPlan, { checklist }: Words['results']) {
  return checklist[stage].tasks.filter(({ when }) => !when || conditions.some((condition) => condition === when));
}

/** Everything that follows from the answers. */
export function FirstYearParts({ words, shared, plan, ticked, onTick, next }: FirstYearPartsProps) {
  const { language } = useSiteSettings();
  const { results } = words;
  const { dates, checklist, payslip, register, visa, ask } = results;
  const { weeks, months, meetings } = plan.rules;
  const paragraphs = (texts: readonly string[]) => texts.map((text) => <RichText key={text} text={text} />);
  const about = ({ name, from, isDeadline, rule }: DatedResult<FirstYearDate>): ReactNode => (
    <>
      <FilledText
        template={isDeadline ? shared.results.by : '{date}'}
        values={{ date: <DayText dateTime={from} text={weekdayText(from, language)} /> }}
      />
      <RichText text={noteOf(name, plan, results, language)} />
      <small>
        {rule?.checked ? (
          <FactSource words={shared.sources} {...rule.source} checked={rule.checked} />
        ) : (
          ADVICE.includes(name) && dates.advice
        )}
      </small>
    </>
  );
  return (
    <ResultParts
      next={next}
      facts={
        <Facts
          facts={[
            { key: 'weeks', value: weeks, label: results.facts.weeks },
            { key: 'months', value: months, label: results.facts.months },
            { key: 'meetings', value: meetings, label: results.facts.meetings },
          ]}
        />
      }
      answers={
        <Stages
          title={checklist.title}
          lead={checklist.lead}
          stages={STAGES.map((stage) => ({
            key: stage,
            title: checklist[stage].title,
            date: <DayText dateTime={plan.stages[stage]} text={shortDayText(plan.stages[stage], language)} />,
            tasks: tasksOf(stage, plan, results).map(({ id, text }) => ({ id, text, isDone: ticked.includes(id) })),
          }))}
          by={shared.results.by}
          onTick={onTick}
        />
      }
      main={
        <ResultTable
          caption={ask.title}
          columns={[ask.columnWhat, ask.columnWho]}
          rows={ask.people.map(({ what, who }) => ({ key: what, header: what, cells: [who] }))}
        />
      }
      dates={
        <KeyDates
          title={dates.timeline}
          dates={plan.dates}
          labelOf={(name) => dates[name].label}
          shared={shared.results}
        />
      }
      details={
        <>
          <Details title={dates.caption}>
            <ResultTable
              caption={dates.caption}
              columns={[dates.columnWhat, dates.columnWhen]}
              rows={plan.dates.map((date) => ({
                key: date.name,
                header: dates[date.name].label,
                cells: [about(date)],
              }))}
            />
            {plan.isAssumed && <p>{shared.results.assumed}</p>}
          </Details>
          <Details title={payslip.title}>
            <RichText text={payslip.lead} />
            <p>{fillTemplate(payslip.hours, { hours: plan.hours.toLocaleString(language) })}</p>
            <ResultTable
              caption={payslip.title}
              columns={[payslip.columnLine, payslip.columnCheck]}
              rows={payslip.lines.map(({ title, text }) => ({
                key: title,
                header: title,
                cells: [<RichText key="text" text={text} />],
              }))}
            />
          </Details>
          <Details title={register.title}>
            {paragraphs(plan.conditions.includes('noPin') ? register.noPin : register.pin)}
            {plan.hasRenewed && <RichText text={register.renewed} />}
          </Details>
          <Details title={visa.title}>
            {paragraphs(plan.conditions.includes('sponsored') ? visa.sponsored : visa.other)}
          </Details>
        </>
      }
    />
  );
}
