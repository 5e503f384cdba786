import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { type InputHTMLAttributes, useId } from 'react';
import { FieldGroup } from './FieldGroup';
import { describedBy } from './FieldNotes';
import { FIELD_HEIGHT, FIELD_PADDING, fieldFocus, fieldFrame } from './field-look';

/** The browser's own checks, and the keyboard that phones show. */
type Checks = Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'pattern' | 'maxLength' | 'inputMode'>;

interface TextInputProps extends Checks {
  /** For links to the field; generated if left out. */
  readonly id?: string;
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string;
  readonly hint?: string | null;
  /** What is wrong with the value. */
  readonly error?: string;
  /** The id of the line that says so, where it is not under the field. */
  readonly errorId?: string;
  readonly name?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  /** If given, the field has several lines, this many at first. */
  readonly rows?: number;
  /** If given with `onValue`, the parent component holds the value, not the form. */
  readonly value?: string;
  readonly onValue?: (value: string) => void;
}

/** MUI's bare input in the frame of our fields. */
const FramedInput = styled(InputBase)(({ theme }) => ({
  ...fieldFrame(theme),
  padding: 0,
  '&.Mui-focused': fieldFocus(theme),
  '&.Mui-error': { borderColor: theme.vars.palette.error.main },
  '& .MuiInputBase-input': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: FIELD_HEIGHT,
    padding: FIELD_PADDING,
    borderRadius: 'inherit',
    outline: 0,
  },
  '& textarea.MuiInputBase-input': { resize: 'vertical', fieldSizing: 'content', minHeight: 168, maxHeight: '60vh' },
}));

/** A labelled line or text area. */
export function TextInput(props: TextInputProps) {
  const {
    id: ownId,
    label,
    note,
    hint,
    error,
    errorId,
    name,
    type = 'text',
    autoComplete,
    rows,
    value,
    onValue,
    ...checks
  } = props;
  const newId = useId();
  const id = ownId ?? newId;
  const notes = { id, hint, error: errorId ? undefined : error };
  const isArea = rows !== undefined;
  return (
    <FieldGroup {...notes} label={label} note={note}>
      <FramedInput
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={onValue && (({ target }) => onValue(target.value))}
        error={error !== undefined}
        // MUI's global styles detect autofill, which only a label inside the field would need.
        disableInjectingGlobalStyles
        multiline={isArea}
        // A plain text area grows by itself here; MUI's own counts its least height once for every row.
        inputComponent={isArea ? 'textarea' : 'input'}
        slotProps={{
          input: {
            ...(isArea && { rows, type: undefined }),
            // MUI would write `required` on the frame too, where HTML has no such attribute.
            ...checks,
            'aria-describedby': [describedBy(notes), errorId].filter(Boolean).join(' ') || undefined,
          },
        }}
      />
    </FieldGroup>
  );
}
