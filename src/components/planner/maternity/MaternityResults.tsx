import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import { RichText } from '../../sections/RichText';
import { FilledText } from '../../ui/FilledText';
import { Assumptions } from './Assumptions';
import { DatesTable } from './DatesTable';
import { DueTable } from './DueTable';
import type { DateRow } from './date-rows';
import { PayTables } from './PayTables';
import { Pounds } from './Pounds';

interface MaternityResultsProps {
  readonly plan: MaternityPlan;
  readonly assumed: string;
  readonly rows: readonly DateRow[];
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
  readonly today: Day | null;
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  '& > p': { maxWidth: '42rem' },
  '& > div > h3': { ...theme.typography.h4, marginBottom: 8 },
  '& > div > p': { maxWidth: '42rem' },
  '& > div > p + p': { marginTop: 12 },
}));

/** Everything that follows from the answers. */
export function MaternityResults({ plan, assumed, rows, words, today }: MaternityResultsProps) {
  const { language } = useSiteSettings();
  const { notDue, pay } = words;
  const { allowancePeriod } = plan.due;
  const values: Readonly<Record<string, ReactNode>> = {
    average: <Pounds amount={plan.average} />,
    added: <Pounds amount={plan.total.added} />,
    nhsReturnMonths: plan.rules.nhsReturnMonths,
  };
  const allowance = {
    allowanceFrom: dayText(allowancePeriod.from, language),
    allowanceTo: dayText(allowancePeriod.to, language),
  };
  return (
    <Stack>
      <DueTable plan={plan} words={words} />
      {!plan.statutory.isDue && (
        <div>
          <h3>{notDue.statutoryTitle}</h3>
          <RichText text={fillTemplate(notDue.statutoryText, allowance)} />
        </div>
      )}
      {plan.nhs && !plan.nhs.isDue && (
        <div>
          <h3>{notDue.nhsTitle}</h3>
          <RichText text={notDue.nhsText} />
        </div>
      )}
      <DatesTable rows={rows} words={words} today={today} />
      <p>
        <FilledText template={pay.basis} values={values} />
      </p>
      <PayTables plan={plan} words={words} isDetailed />
      {plan.nhs?.isDue && (
        <p>
          <FilledText template={pay.repay} values={values} />
        </p>
      )}
      <Assumptions plan={plan} assumed={assumed} words={words.assumptions} />
      <p>
        <strong>{words.estimate}</strong>
      </p>
    </Stack>
  );
}
