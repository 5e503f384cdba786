import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import { useEntered } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
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
  const field = useRef<HTMLSelectElement>(null);
  useEntered(field, ({ value }) => onValue?.(value), onValue && select.value);
  const newId = useId();
  const texts = { id: id ?? newId, hint, error, errorId };
  return (
    <Field label={label} note={note} {...texts}>
      <NativeSelect
        id={texts.id}
        input={<OutlinedInput />}
        inputRef={field}
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
