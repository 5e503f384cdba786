import { useSiteSettings } from '../../../hooks/use-site-settings';
import { monthNames } from '../../../planners/day-text';
import { FIRST_YEAR, LAST_YEAR } from '../../../planners/revalidation/dates';
import type { Answers } from '../../../planners/revalidation/entries';
import { MOST } from '../../../planners/revalidation/learning';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldPair } from '../../ui/FieldPair';
import { Fieldset } from '../../ui/Fieldset';
import { MonthField } from '../../ui/MonthField';
import { TextInput } from '../../ui/TextInput';
import { TalkFields } from './TalkFields';

interface AnswerFieldsProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment['form'];
  readonly answers: Answers;
  readonly onAnswer: (answers: Partial<Answers>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

const FEEDBACK = [
  ['feedbackPatients', 'patients'],
  ['feedbackColleagues', 'colleagues'],
  ['feedbackStudents', 'students'],
  ['feedbackReview', 'review'],
] as const;

const TALKS = [
  ['discussion', 'discussionDate'],
  ['confirmation', 'confirmationDate'],
] as const;

/** The fields of the planner that are not lists. */
export function AnswerFields({ words, answers, onAnswer, errors }: AnswerFieldsProps) {
  const { language } = useSiteSettings();
  const isDual = answers.registration === 'dual';
  const yesOrNo = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ];
  const number = (field: keyof Answers, max: number, step: number) => ({
    id: field,
    type: 'number' as const,
    value: answers[field],
    onValue: (value: string) => onAnswer({ [field]: value }),
    error: errors[field],
    min: 0,
    max,
    step,
  });
  return (
    <>
      <MonthField
        id="expiryMonth"
        label={words.expiry.label}
        hint={words.expiry.hint}
        none={words.expiry.none}
        monthLabel={words.expiry.month}
        yearLabel={words.expiry.year}
        months={monthNames(language)}
        month={answers.expiryMonth}
        year={answers.expiryYear}
        onMonth={(expiryMonth) => onAnswer({ expiryMonth })}
        onYear={(expiryYear) => onAnswer({ expiryYear })}
        firstYear={FIRST_YEAR}
        lastYear={LAST_YEAR}
        errors={errors}
      />
      <ChoiceField
        id="registration"
        label={words.registration.label}
        hint={words.registration.hint}
        options={[
          { value: 'single', label: words.registration.single },
          { value: 'dual', label: words.registration.dual },
        ]}
        value={answers.registration}
        onValue={(registration) => onAnswer({ registration })}
        error={errors.registration}
      />
      {isDual ? (
        <FieldPair>
          <TextInput {...words.firstHours} {...number('hours', MOST.hours, 0.25)} />
          <TextInput {...words.secondHours} {...number('secondHours', MOST.hours, 0.25)} />
        </FieldPair>
      ) : (
        <TextInput {...words.hours} {...number('hours', MOST.hours, 0.25)} />
      )}
      <Fieldset legend={words.feedback.title} hint={words.feedback.hint}>
        <FieldPair>
          {FEEDBACK.map(([field, word]) => (
            <TextInput key={field} label={words.feedback[word]} {...number(field, MOST.pieces, 1)} />
          ))}
        </FieldPair>
      </Fieldset>
      {TALKS.map(([field, dateField]) => (
        <TalkFields
          key={field}
          id={field}
          words={{ ...words[field], ...words.talk }}
          state={answers[field]}
          date={answers[dateField]}
          onState={(state) => onAnswer({ [field]: state })}
          onDate={(date) => onAnswer({ [dateField]: date })}
          error={errors[dateField]}
        />
      ))}
      {(['character', 'indemnity'] as const).map((field) => (
        <ChoiceField
          key={field}
          id={field}
          {...words[field]}
          options={yesOrNo}
          value={answers[field]}
          onValue={(value) => onAnswer({ [field]: value })}
        />
      ))}
    </>
  );
}
