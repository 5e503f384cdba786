import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Field, type FieldProps } from './Field';
import { describedBy } from './HelperText';

interface SelectInputProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The first option, which selects nothing. */
  readonly none: string | undefined;
}

/** A labelled native select: works without script, and familiar on every phone. */
export function SelectInput({
  label,
  note,
  options,
  none,
  id,
  hint,
  error,
  errorId,
  onValue,
  required,
  ...select
}: SelectInputProps) {
  const newId = useId();
  const texts = { id: id ?? newId, hint, error, errorId };
  return (
    <Field label={label} note={note} {...texts}>
      <NativeSelect
        id={texts.id}
        input={<OutlinedInput />}
        onChange={onValue && (({ target }) => onValue(target.value))}
        aria-describedby={describedBy(texts.id, texts)}
        inputProps={{ required }}
        {...select}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
