import { styled } from '@mui/material/styles';
import type { Day } from '../../../utils/calendar';
import { ResultTable } from '../ResultTable';
import { Days } from './Days';
import type { DateRow } from './date-rows';

interface DatesTableProps {
  readonly rows: readonly DateRow[];
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
  /** Last days before it are said to have passed; null says nothing. */
  readonly today: Day | null;
}

const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const Passed = styled('p')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600 }));

function hasPassed({ days, isDeadline }: DateRow, today: Day | null): boolean {
  return isDeadline && today !== null && typeof days === 'string' && days < today;
}

/** The dates of a plan, each with what is to be done. */
export function DatesTable({ rows, words, today }: DatesTableProps) {
  const { dates } = words;
  return (
    <ResultTable
      caption={dates.caption}
      columns={[dates.columnWhat, dates.columnWhen]}
      rows={rows.map((row) => ({
        key: row.name,
        header: row.label,
        cells: [
          <>
            {row.days && <Days days={row.days} period={dates.period} withWeekday={typeof row.days === 'string'} />}
            {hasPassed(row, today) && <Passed>{words.hasPassed}</Passed>}
            {row.note && <Note>{row.note}</Note>}
          </>,
        ],
      }))}
    />
  );
}
