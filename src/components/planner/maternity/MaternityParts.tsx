import type { ReactNode } from 'react';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import { isKeyDate, type MaternityDate } from '../../../planners/maternity/results';
import type { DatedResult } from '../../../planners/result-dates';
import type { Day } from '../../../utils/calendar';
import { FilledText } from '../../ui/FilledText';
import { Details } from '../results/Details';
import { KeyDates } from '../results/KeyDates';
import { ResultParts } from '../results/ResultParts';
import { Assumptions } from './Assumptions';
import { DatesTable } from './DatesTable';
import type { DateRow } from './date-rows';
import { EntitlementReasons } from './EntitlementReasons';
import { MaternityFacts } from './MaternityFacts';
import { PayBars } from './PayBars';
import { PayTables } from './PayTables';
import { Pounds } from './Pounds';

interface MaternityPartsProps {
  readonly plan: MaternityPlan;
  readonly dates: readonly DatedResult<MaternityDate>[];
  readonly rows: readonly DateRow[];
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  /** Null in an example, of which nothing has passed. */
  readonly today: Day | null;
  readonly next?: ReactNode;
}

/** Everything that follows from the answers. */
export function MaternityParts({ plan, dates, rows, words, shared, today, next }: MaternityPartsProps) {
  const { pay } = words;
  const values: Readonly<Record<string, ReactNode>> = {
    average: <Pounds amount={plan.average} />,
    added: <Pounds amount={plan.total.added} />,
    nhsReturnMonths: plan.rules.nhsReturnMonths,
  };
  return (
    <ResultParts
      next={next}
      facts={<MaternityFacts plan={plan} words={words.facts} />}
      answers={<EntitlementReasons plan={plan} words={words} />}
      main={<PayBars plan={plan} words={words} />}
      dates={
        <KeyDates
          title={words.dates.timeline}
          dates={dates.filter(isKeyDate)}
          labelOf={(name) => words.dates[name].short}
          shared={shared}
        />
      }
      details={
        <>
          <Details title={words.dates.caption}>
            <DatesTable rows={rows} words={words} today={today} />
          </Details>
          <Details title={pay.title}>
            <p>
              <FilledText template={pay.basis} values={values} />
            </p>
            <PayTables plan={plan} words={words} />
            {plan.nhs?.isDue && (
              <p>
                <FilledText template={pay.repay} values={values} />
              </p>
            )}
          </Details>
          <Details title={words.assumptions.title}>
            <Assumptions plan={plan} assumed={shared.assumed} words={words.assumptions} />
          </Details>
        </>
      }
    />
  );
}
