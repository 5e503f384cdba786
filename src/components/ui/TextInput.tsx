import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { describedBy, HelperText, type HelperTextProps } from './HelperText';
import { LabelText } from './LabelText';

/** What the parent of any labelled field gives it. */
export interface FieldProps extends HelperTextProps {
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string;
  /** For links to the field; generated if left out. */
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  /** If given with `onValue`, the parent component holds the value, not the form. */
  readonly value?: string;
  readonly onValue?: (value: string) => void;
}

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
  /** If given, the field is the browser's dropdown: complete without script, and familiar on every phone. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The first line of a dropdown, which chooses nothing. */
  readonly none?: string;
  readonly field?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** A labelled line, text area or dropdown: MUI's TextField without its menu. The browser makes a text area grow with its text. */
export function TextInput({ type = 'text', rows, options, none, field, ...props }: TextInputProps) {
  const {
    label,
    note,
    hint,
    error,
    errorId,
    id: ownId,
    name,
    required,
    value,
    onValue,
    readOnly,
    ...attributes
  } = props;
  const newId = useId();
  const id = ownId ?? newId;
  const shared = {
    id,
    name,
    required,
    value,
    onChange: onValue && (({ target }: { readonly target: { readonly value: string } }) => onValue(target.value)),
    'aria-describedby': describedBy(id, { hint, error, errorId }),
  };
  return (
    <FormControl error={error !== undefined}>
      <FormLabel htmlFor={id}>
        <LabelText label={label} note={note} />
      </FormLabel>
      {options ? (
        <NativeSelect input={<OutlinedInput />} {...shared}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...shared}
          type={type}
          readOnly={readOnly}
          rows={rows}
          inputRef={field}
          inputComponent={rows === undefined ? 'input' : 'textarea'}
          slotProps={{ input: { ...attributes, ...(rows !== undefined && { type: undefined }) } }}
        />
      )}
      <HelperText id={id} hint={hint} error={error} errorId={errorId} />
    </FormControl>
  );
}
