import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './Field';

/** The browser's own checks, what it fills in, and the keyboard that phones show. */
type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'pattern'
  | 'maxLength'
  | 'inputMode'
  | 'autoComplete'
  | 'readOnly'
  | 'defaultValue'
  | 'onInvalid'
  | 'onInput'
>;

interface TextInputProps extends FieldProps, Attributes {
  /** If given, the field has several lines, this many at first. */
  readonly rows?: number;
  readonly field?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** A labelled line or text area; the browser makes a text area grow with its text. */
export function TextInput({ type = 'text', rows, field, ...props }: TextInputProps) {
  const { label, note, hint, error, errorId, id: _id, name, required, value, onValue, readOnly, ...attributes } = props;
  return (
    <Field {...props}>
      {(id, describedBy) => (
        <OutlinedInput
          id={id}
          name={name}
          type={type}
          required={required}
          readOnly={readOnly}
          value={value}
          onChange={onValue && (({ currentTarget }) => onValue(currentTarget.value))}
          inputRef={field}
          inputComponent={rows === undefined ? 'input' : 'textarea'}
          aria-describedby={describedBy}
          rows={rows}
          slotProps={{ input: { ...attributes, ...(rows !== undefined && { type: undefined }) } }}
        />
      )}
    </Field>
  );
}
