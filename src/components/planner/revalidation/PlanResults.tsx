import { type Ref, useId } from 'react';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { calendarFile } from '../../../planners/calendar-file';
import { dayText } from '../../../planners/day-text';
import type { AccountEntry } from '../../../planners/revalidation/entries';
import type { RevalidationPlan } from '../../../planners/revalidation/plan';
import { reminders } from '../../../planners/revalidation/reminders';
import type { Day } from '../../../utils/calendar';
import { RichText } from '../../sections/RichText';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import { Section } from '../../ui/Section';
import { ResultActions } from '../ResultActions';
import { ResultTable } from '../ResultTable';
import { Checklist } from './Checklist';
import { LearningTable } from './LearningTable';
import { PlanTables } from './PlanTables';
import { summaryText } from './plan-texts';
import { Results } from './Results';

interface PlanResultsProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly plan: RevalidationPlan;
  readonly accounts: readonly AccountEntry[];
  readonly today: Day;
  /** The heading, which takes the focus when the results are asked for. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Where a revalidation is, and what can be done with that: print it, or put its dates into a calendar. */
export function PlanResults(props: PlanResultsProps) {
  const { words, shared, plan, accounts, today, heading } = props;
  const site = useSiteSettings();
  const { language } = site;
  const { results, cpd, accounts: accountWords, reminders: reminderWords } = words;
  const id = useId();
  const calendar = (): string =>
    calendarFile({
      name: reminderWords.calendar,
      site,
      moment: new Date(),
      events: reminders(plan.dates, reminderWords, reminderWords.askMonths, today, dayText(plan.dates.due, language)),
    });
  const sourceOf = ({ source }: AccountEntry) => accountWords.sources.find(({ value }) => value === source)?.label;
  return (
    <Section tone="wash" labelledBy={id}>
      <Results data-print="sheet">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {results.title}
        </h2>
        <p>
          {summaryText(plan, results, language)}{' '}
          <FilledText
            template={results.asOf}
            values={{ date: <DayText text={dayText(today, language)} dateTime={today} /> }}
          />
        </p>
        {plan.mayChange ? <RichText text={results.mayChange} /> : <p>{results.holds}</p>}
        {plan.rules.isAssumed && <p>{shared.assumed}</p>}
        <PlanTables words={results} plan={plan} />
        {plan.cpd.length > 0 && <LearningTable words={cpd} entries={plan.cpd} />}
        {accounts.length > 0 && (
          <ResultTable
            caption={accountWords.title}
            columns={[accountWords.columns.name, accountWords.columns.source]}
            rows={accounts.map((entry) => ({ key: entry.id, header: entry.title, cells: [sourceOf(entry)] }))}
          />
        )}
        <Checklist words={results} plan={plan} />
        <ResultActions words={shared} fileName={reminderWords.fileName} calendar={calendar} />
      </Results>
    </Section>
  );
}
