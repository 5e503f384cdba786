import type { InputHTMLAttributes } from 'react';
import { type FieldProps, FormControl, useField } from './FormControl';
import { Input } from './Input';
import { TextArea } from './TextArea';

/** The browser's own checks, what it fills in, and the keyboard that phones show. */
type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'pattern' | 'maxLength' | 'inputMode' | 'autoComplete'
>;

interface TextInputProps extends FieldProps, Attributes {
  /** If given, the field has several lines, this many at first. */
  readonly rows?: number;
}

/** A labelled line or text area. */
export function TextInput({ type = 'text', rows, ...props }: TextInputProps) {
  const { field, control } = useField(props);
  return (
    <FormControl {...control}>
      {rows === undefined ? <Input {...field} type={type} /> : <TextArea {...field} rows={rows} />}
    </FormControl>
  );
}
