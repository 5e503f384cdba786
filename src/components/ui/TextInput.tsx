import { type ChangeEvent, type InputHTMLAttributes, useId } from 'react';
import { type FieldProps, FormControl } from './FormControl';
import { describedBy } from './FormHelperText';
import { Input } from './Input';
import { TextArea } from './TextArea';

type Field = HTMLInputElement | HTMLTextAreaElement;

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
export function TextInput(props: TextInputProps) {
  const { id: ownId, label, note, hint, error, errorId, type = 'text', rows, onValue, ...attributes } = props;
  const newId = useId();
  const helperText = { id: ownId ?? newId, hint, error, errorId };
  const field = {
    ...attributes,
    id: helperText.id,
    onChange: onValue && (({ currentTarget }: ChangeEvent<Field>) => onValue(currentTarget.value)),
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(helperText),
  };
  return (
    <FormControl {...helperText} label={label} note={note}>
      {rows === undefined ? <Input {...field} type={type} /> : <TextArea {...field} rows={rows} />}
    </FormControl>
  );
}
