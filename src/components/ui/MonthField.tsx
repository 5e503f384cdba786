import { styled } from '@mui/material/styles';
import { Fieldset } from './Fieldset';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';

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

/** Beside each other where the longest line of the list fits; a year needs no more than four digits. */
const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  maxWidth: '26rem',
  '& > :first-of-type': { flex: '1 1 12rem' },
  '& > :last-of-type': { flex: '0 1 5.5rem' },
});

/** A month of a year. Two fields, since several browsers have no field for a month. */
export function MonthField(props: MonthFieldProps) {
  const { id, label, hint, monthLabel, yearLabel, none, months, month, year, errors } = props;
  const { onMonth, onYear, firstYear, lastYear } = props;
  return (
    <Fieldset legend={label} hint={hint}>
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
        <TextInput
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
    </Fieldset>
  );
}
