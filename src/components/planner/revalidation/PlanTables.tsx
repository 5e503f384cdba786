import { Fragment } from 'react';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import type { RevalidationPlan } from '../../../planners/revalidation/plan';
import { DayText } from '../../ui/DayText';
import { ResultTable } from '../ResultTable';
import { partTexts } from './plan-texts';

interface PlanTablesProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment['results'];
  readonly plan: RevalidationPlan;
}

const DATES = ['begins', 'confirmationFrom', 'opens', 'due', 'expires'] as const;

/** The dates, and the progress of the eight parts, as tables. */
export function PlanTables({ words, plan }: PlanTablesProps) {
  const { language } = useSiteSettings();
  const { dates, parts } = words;
  return (
    <>
      <ResultTable
        caption={dates.caption}
        columns={[dates.what, dates.day]}
        rows={DATES.map((id) => ({
          key: id,
          header: dates[id],
          cells: [<DayText key="day" dateTime={plan.dates[id]} text={dayText(plan.dates[id], language)} />],
        }))}
      />
      <ResultTable
        caption={parts.caption}
        columns={[parts.part, parts.state]}
        rows={plan.parts.map((part) => ({
          key: part.id,
          header: parts[part.id].title,
          cells: [
            <Fragment key="state">
              <strong>{part.isDone ? parts.done : parts.open}</strong>
              {partTexts(part, plan, words, language).map((text) => (
                <div key={text}>{text}</div>
              ))}
            </Fragment>,
          ],
        }))}
      />
    </>
  );
}
