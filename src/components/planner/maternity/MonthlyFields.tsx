import { useSiteSettings } from '../../../hooks/use-site-settings';
import { weekdayNames } from '../../../planners/day-text';
import { type MaternityEntries, type MaternityField, WEEKS_OF_MONTH } from '../../../planners/maternity/read-answers';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldPair } from '../../ui/FieldPair';
import { SelectInput } from '../../ui/SelectInput';
import { TextInput } from '../../ui/TextInput';

interface MonthlyFieldsProps {
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['form'];
  readonly entries: MaternityEntries;
  readonly onEntry: (field: MaternityField, value: string) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** On which day of each month pay comes. */
export function MonthlyFields({ words, entries, onEntry, errors }: MonthlyFieldsProps) {
  const { language } = useSiteSettings();
  const { monthlyOn, week } = words;
  const field = (id: 'monthlyOn' | 'dayOfMonth' | 'week' | 'weekday') => ({
    id,
    label: words[id].label,
    value: entries[id],
    onValue: (value: string) => onEntry(id, value),
    error: errors[id],
    required: true,
  });
  const weeks = [week.first, week.second, week.third, week.fourth, week.last];
  return (
    <>
      <ChoiceField
        {...field('monthlyOn')}
        options={[
          { value: 'day', label: monthlyOn.day },
          { value: 'last-working-day', label: monthlyOn.lastWorkingDay },
          { value: 'weekday', label: monthlyOn.weekday },
        ]}
      />
      {entries.monthlyOn === 'weekday' && (
        <FieldPair>
          <SelectInput
            {...field('week')}
            name="week"
            none={week.none}
            options={WEEKS_OF_MONTH.map((value, index) => ({ value, label: weeks[index] ?? value }))}
          />
          <SelectInput
            {...field('weekday')}
            name="weekday"
            none={words.weekday.none}
            options={weekdayNames(language).map((label, index) => ({ value: String(index), label }))}
          />
        </FieldPair>
      )}
      {entries.monthlyOn !== 'weekday' && entries.monthlyOn !== 'last-working-day' && (
        <TextInput {...field('dayOfMonth')} hint={words.dayOfMonth.hint} type="number" min={1} max={31} step={1} />
      )}
    </>
  );
}
