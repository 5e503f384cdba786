import { styled } from '@mui/material/styles';
import type { FieldProps } from './Field';
import { Fieldset } from './Fieldset';

interface ChoiceFieldProps extends Omit<FieldProps, 'name' | 'errorId'> {
  /** The id of the first choice, to which the list of errors links. */
  readonly id: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  paddingBlock: 8,
  cursor: 'pointer',
  '& input': {
    flexShrink: 0,
    width: 24,
    height: 24,
    margin: '2px 0 0',
    accentColor: theme.vars.palette.primary.main,
  },
}));

/** A question with a few answers, of which one can be chosen. */
export function ChoiceField({ id, label, note, hint, error, options, value, onValue, required }: ChoiceFieldProps) {
  return (
    <Fieldset legend={label} note={note} hint={hint} error={error}>
      {options.map((option, index) => (
        <Choice key={option.value}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onValue(option.value)}
            required={required}
          />
          {option.label}
        </Choice>
      ))}
    </Fieldset>
  );
}
