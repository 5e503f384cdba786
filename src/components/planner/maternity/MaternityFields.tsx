import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import { FIRST_DAY, LAST_DAY } from '../../../planners/entered-days';
import type { Fact } from '../../../planners/facts';
import { dueDates } from '../../../planners/maternity/key-dates';
import { relevantPeriod } from '../../../planners/maternity/paydays';
import {
  dueDateOf,
  FIRST_DUE,
  type MaternityEntries,
  type MaternityField,
  rhythmOf,
  scheduleOf,
} from '../../../planners/maternity/read-answers';
import { maternityRules } from '../../../planners/maternity/rules';
import { fillTemplate } from '../../../utils/fill-template';
import { ChoiceField } from '../../ui/ChoiceField';
import { TextInput } from '../../ui/TextInput';
import { MonthlyFields } from './MonthlyFields';

interface MaternityFieldsProps {
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['form'];
  readonly facts: readonly Fact[];
  readonly entries: MaternityEntries;
  readonly onEntry: (field: MaternityField, value: string) => void;
  /** What is wrong, by the id of the field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** What a field shows of its words; the others are for its choices or its hint. */
function textsOf(words: { readonly label: string; readonly hint?: string | null; readonly note?: string }) {
  return { label: words.label, hint: words.hint, note: words.note };
}

/** The questions, without those that an earlier answer makes pointless. */
export function MaternityFields({ words, facts, entries, onEntry, errors }: MaternityFieldsProps) {
  const { language } = useSiteSettings();
  const field = (id: MaternityField) => ({
    id,
    ...textsOf(words[id]),
    value: entries[id],
    onValue: (value: string) => onEntry(id, value),
    error: errors[id],
  });
  const date = (id: 'dueDate' | 'leaveStart' | 'employedSince' | 'payday' | 'nhsSince', min = FIRST_DAY) => ({
    ...field(id),
    type: 'date' as const,
    required: true,
    min,
    max: LAST_DAY,
  });
  const dueDate = dueDateOf(entries);
  const rules = dueDate && maternityRules(facts, dueDate);
  const due = rules && dueDates(dueDate, rules);
  const schedule = scheduleOf(entries);
  const payslips = due && schedule && relevantPeriod(due.qualifyingWeek.to, schedule, rules.averagingWeeks);
  const { rhythm, paySource, nhs } = words;
  return (
    <>
      <TextInput {...date('dueDate', FIRST_DUE)} />
      <TextInput
        {...date('leaveStart')}
        hint={
          due
            ? fillTemplate(words.leaveStart.earliest, { date: dayText(due.earliestLeave, language) })
            : words.leaveStart.hint
        }
      />
      <TextInput {...date('employedSince')} />
      <ChoiceField
        {...field('rhythm')}
        required
        options={[
          { value: 'monthly', label: rhythm.monthly },
          { value: 'weekly', label: rhythm.weekly },
          { value: 'fortnightly', label: rhythm.fortnightly },
          { value: 'four-weekly', label: rhythm.fourWeekly },
        ]}
      />
      {rhythmOf(entries) === 'monthly' ? (
        <MonthlyFields words={words} entries={entries} onEntry={onEntry} errors={errors} />
      ) : (
        <TextInput {...date('payday')} />
      )}
      <ChoiceField
        {...field('paySource')}
        required
        options={[
          { value: 'average', label: paySource.average },
          { value: 'payslips', label: paySource.payslips },
        ]}
      />
      {entries.paySource === 'payslips' ? (
        <>
          <TextInput
            {...field('payTotal')}
            required
            inputMode="decimal"
            maxLength={20}
            hint={
              payslips
                ? fillTemplate(words.payTotal.period, {
                    from: dayText(payslips.from, language),
                    to: dayText(payslips.to, language),
                  })
                : words.payTotal.hint
            }
          />
          <TextInput {...field('payments')} required inputMode="numeric" maxLength={2} />
        </>
      ) : (
        <TextInput {...field('weeklyPay')} required inputMode="decimal" maxLength={20} />
      )}
      <ChoiceField
        {...field('nhs')}
        required
        options={[
          { value: 'yes', label: nhs.answerYes },
          { value: 'no', label: nhs.answerNo },
        ]}
      />
      {entries.nhs === 'yes' && <TextInput {...date('nhsSince')} />}
      <TextInput {...field('returnOn')} type="date" min={FIRST_DAY} max={LAST_DAY} />
    </>
  );
}
