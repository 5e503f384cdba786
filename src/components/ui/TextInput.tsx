import InputBase from '@mui/material/InputBase';
import { type InputHTMLAttributes, useId } from 'react';
import { type FieldProps, FormControl } from './FormControl';
import { describedBy } from './FormHelperText';
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

/** A labelled line or text area: MUI's input, with our look in its slots. */
export function TextInput(props: TextInputProps) {
  const { id: ownId, label, note, hint, error, errorId, type = 'text', rows, onValue, ...attributes } = props;
  const newId = useId();
  const id = ownId ?? newId;
  const helperText = { id, hint, error, errorId };
  const isArea = rows !== undefined;
  return (
    <FormControl {...helperText} label={label} note={note}>
      <InputBase
        id={id}
        rows={rows}
        error={error !== undefined}
        // MUI's global styles detect autofill, which only a label inside the field would need.
        disableInjectingGlobalStyles
        inputComponent={isArea ? 'textarea' : 'input'}
        slots={{ root: 'div', input: isArea ? TextArea : Input }}
        slotProps={{
          input: {
            ...attributes,
            // MUI would give one to a text area too.
            type: isArea ? undefined : type,
            onChange: onValue && (({ target }) => onValue(target.value)),
            'aria-describedby': describedBy(helperText),
          },
        }}
      />
    </FormControl>
  );
}
