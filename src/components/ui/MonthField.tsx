import { styled } from '@mui/material/styles';
import { EntryField } from './EntryField';
import { SelectInput } from './SelectInput';

interface MonthFieldProps {
  /** The id of the month; that of the year is `<id>-year`. */
  readonly id: string;
  /** The question above both. */
  readonly label: string;
  readonly hint?: string | null;
  readonly monthLabel: string;
  readonly yearLabel: string;
  /** The line of the list that chooses no month. */
  readonly none: string;
  /** The twelve names. */
  readonly months: readonly string[];
  /** The month as `1` to `12`, and the year; both may be empty. */
  readonly month: string;
  readonly year: string;
  readonly onMonth: (month: string) => void;
  readonly onYear: (year: string) => void;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly errors: Readonly<Record<string, string>>;
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 4, fontWeight: 600, lineHeight: 1.4 },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginBottom: 10 },
}));

const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  maxWidth: '26rem',
  '& label': { fontWeight: 400 },
});

/** A month of a year. Two fields, since several browsers have no field for a month. */
export function MonthField(props: MonthFieldProps) {
  const { id, label, hint, monthLabel, yearLabel, none, months, month, year, errors } = props;
  const { onMonth, onYear, firstYear, lastYear } = props;
  return (
    <Group aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <Pair>
        <SelectInput
          id={id}
          name={id}
          label={monthLabel}
          none={none}
          options={months.map((name, index) => ({ value: String(index + 1), label: name }))}
          value={month}
          onValue={onMonth}
          error={errors[id]}
          required
        />
        <EntryField
          id={`${id}-year`}
          type="number"
          label={yearLabel}
          value={year}
          onValue={onYear}
          error={errors[`${id}-year`]}
          min={firstYear}
          max={lastYear}
          step={1}
          required
        />
      </Pair>
    </Group>
  );
}
