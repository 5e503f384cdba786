import { dayText } from '../../../../tools/day-text';
import type { Plan } from '../../../../tools/revalidation/plan';
import { DayText } from '../../../ui/DayText';
import { ResultTable } from '../ResultTable';
import { paceText, partTexts } from './plan-texts';

interface PlanTablesProps {
  readonly words: Queries.RevalidationPlannerWordsFragment['results'];
  readonly plan: Plan;
  readonly language: string;
}

const DATES = ['begins', 'confirmationFrom', 'opens', 'due', 'expires'] as const;

const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);

/** The dates, and the eight parts with what is done and left of each. */
export function PlanTables({ words, plan, language }: PlanTablesProps) {
  const { dates, parts } = words;
  return (
    <>
      <ResultTable
        caption={dates.caption}
        columns={[dates.what, dates.day]}
        rows={DATES.map((id) => ({
          key: id,
          header: dates[id],
          cells: [<DayText key="day" day={plan.dates[id]} text={dayText(plan.dates[id], language)} />],
        }))}
      />
      <ResultTable
        caption={parts.caption}
        columns={[parts.part, parts.state, parts.pace]}
        isWide
        rows={plan.parts.map((part) => ({
          key: part.id,
          header: parts[part.id].title,
          cells: [
            lines(partTexts(part, plan, words, language)),
            lines(part.measures.map((measure) => paceText(measure, words, language))),
          ],
        }))}
      />
    </>
  );
}
