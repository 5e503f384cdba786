import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { FieldProps } from '../../components/ui/Field';
import { Fieldset } from './Fieldset';

interface ChoiceFieldProps extends Omit<FieldProps, 'name' | 'errorId'> {
  /** Id of the first choice, the target of the error summary's link. */
  readonly id: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A single-choice question with a few answers. */
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
