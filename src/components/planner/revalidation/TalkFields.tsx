import { FIRST_DAY, LAST_DAY } from '../../../planners/entered-days';
import { ChoiceField } from '../../ui/ChoiceField';
import { TextInput } from '../../ui/TextInput';

type FormWords = Queries.RevalidationPlannerCopyFieldsFragment['form'];

interface TalkFieldsProps {
  readonly id: 'discussion' | 'confirmation';
  readonly words: FormWords['discussion'] & FormWords['talk'];
  /** `no`, `booked`, `done`, or nothing yet. */
  readonly state: string;
  readonly date: string;
  readonly onState: (state: string) => void;
  readonly onDate: (date: string) => void;
  readonly error?: string;
}

/** One of the two conversations: whether it has taken place, and when. */
export function TalkFields({ id, words, state, date, onState, onDate, error }: TalkFieldsProps) {
  return (
    <>
      <ChoiceField
        id={id}
        label={words.label}
        hint={words.hint}
        options={(['no', 'booked', 'done'] as const).map((value) => ({ value, label: words[value] }))}
        value={state}
        onValue={onState}
      />
      {state === 'done' && (
        <TextInput
          id={`${id}Date`}
          type="date"
          label={words.date}
          value={date}
          onValue={onDate}
          min={FIRST_DAY}
          max={LAST_DAY}
          error={error}
          required
        />
      )}
    </>
  );
}
