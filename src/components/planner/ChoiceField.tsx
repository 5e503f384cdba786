import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { FieldProps } from '../ui/Field';
import { Fieldset } from './Fieldset';

interface ChoiceFieldProps extends Omit<FieldProps, 'name' | 'errorId'> {
  /** The id of the first choice, to which the list of errors links. */
  readonly id: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A question with a few answers, of which one can be chosen. */
export function ChoiceField({ id, label, note, hint, error, options, value, onValue, required }: ChoiceFieldProps) {
  return (
    <Fieldset legend={label} note={note} hint={hint} error={error}>
      {options.map((option, index) => (
        <FormControlLabel
          key={option.value}
          label={option.label}
          control={
            <Radio
              id={index === 0 ? id : undefined}
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onValue(option.value)}
              slotProps={{ input: { required } }}
            />
          }
        />
      ))}
    </Fieldset>
  );
}
