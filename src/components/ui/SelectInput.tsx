import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field, type FieldProps } from './Field';

interface SelectInputProps extends FieldProps {
  /** The first line, which chooses nothing. */
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A labelled native dropdown: complete without script, and familiar on every phone. */
export function SelectInput({ none, options, ...props }: SelectInputProps) {
  const { name, required, value, onValue } = props;
  return (
    <Field {...props}>
      {(id, describedBy) => (
        <NativeSelect
          input={<OutlinedInput />}
          value={value}
          onChange={onValue && (({ currentTarget }) => onValue(currentTarget.value))}
          inputProps={{ id, name, required, 'aria-describedby': describedBy }}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
