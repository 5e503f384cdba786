import type { ReactNode } from 'react';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { shortDayText } from '../../../planners/day-text';
import { dateResults } from '../../../planners/result-dates';
import type { AccountEntry } from '../../../planners/revalidation/entries';
import type { RevalidationPlan } from '../../../planners/revalidation/plan';
import { revalidationDateList } from '../../../planners/revalidation/results';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import { RichText } from '../../sections/RichText';
import { DayText } from '../../ui/DayText';
import { ResultTable } from '../ResultTable';
import { Details } from '../results/Details';
import { Facts } from '../results/Facts';
import { KeyDates } from '../results/KeyDates';
import { ResultParts } from '../results/ResultParts';
import { LearningTable } from './LearningTable';
import { PartBars } from './PartBars';
import { PartsChecklist } from './PartsChecklist';
import { PlanTables } from './PlanTables';

interface RevalidationPartsProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly plan: RevalidationPlan;
  readonly accounts: readonly AccountEntry[];
  /** Null in an example, of which nothing has passed. */
  readonly today: Day | null;
  readonly next?: ReactNode;
}

/** The progress of a revalidation, its dates, and the details. */
export function RevalidationParts({ words, shared, plan, accounts, today, next }: RevalidationPartsProps) {
  const { language } = useSiteSettings();
  const { results, cpd, accounts: accountWords } = words;
  const { dates, facts } = results;
  const day = (value: Day) => <DayText dateTime={value} text={shortDayText(value, language)} />;
  const sourceOf = ({ source }: AccountEntry) => accountWords.sources.find(({ value }) => value === source)?.label;
  const done = plan.parts.filter(({ isDone }) => isDone).length;
  return (
    <ResultParts
      next={next}
      facts={
        <Facts
          facts={[
            { key: 'done', value: fillTemplate(facts.doneOf, { done, all: plan.parts.length }), label: facts.done },
            { key: 'opens', value: day(plan.dates.opens), label: facts.opens },
            { key: 'due', value: day(plan.dates.due), label: facts.due },
          ]}
        />
      }
      main={<PartBars plan={plan} words={results} />}
      dates={
        <KeyDates
          title={dates.timeline}
          dates={dateResults(revalidationDateList(plan), today)}
          labelOf={(name) => dates.short[name]}
          shared={shared}
        />
      }
      details={
        <>
          <Details title={results.tables}>
            <PlanTables words={results} plan={plan} />
          </Details>
          {(plan.cpd.length > 0 || accounts.length > 0) && (
            <Details title={results.entries}>
              {plan.cpd.length > 0 && <LearningTable words={cpd} entries={plan.cpd} />}
              {accounts.length > 0 && (
                <ResultTable
                  caption={accountWords.title}
                  columns={[accountWords.columns.name, accountWords.columns.source]}
                  rows={accounts.map((entry) => ({ key: entry.id, header: entry.title, cells: [sourceOf(entry)] }))}
                />
              )}
            </Details>
          )}
          <Details title={results.checklist.title}>
            <PartsChecklist words={results} plan={plan} />
          </Details>
          <Details title={results.basis} isOpen={plan.mayChange}>
            {plan.mayChange ? <RichText text={results.mayChange} /> : <p>{results.holds}</p>}
            {plan.rules.isAssumed && <p>{shared.assumed}</p>}
          </Details>
        </>
      }
    />
  );
}
