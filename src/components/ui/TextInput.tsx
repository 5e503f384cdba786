import { useId } from 'react';
import { FieldGroup } from './FieldGroup';
import { FramedInput } from './FramedInput';

interface TextInputProps {
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string;
  readonly hint?: string | null;
  /** What is wrong with the value. */
  readonly error?: string;
  readonly name: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  /** If given, the field has several lines, this many at first. */
  readonly rows?: number;
}

/** A labelled line or text area; the form itself holds its value. */
export function TextInput({ label, note, hint, error, rows, maxLength, required, ...input }: TextInputProps) {
  const id = useId();
  const line = error ?? hint;
  const isArea = rows !== undefined;
  // MUI would write `required` on the frame too, where HTML has no such attribute.
  const common = { maxLength, required, 'aria-describedby': line ? `${id}-line` : undefined };
  return (
    <FieldGroup id={id} label={label} note={note} line={line} isError={error !== undefined}>
      <FramedInput
        {...input}
        id={id}
        error={error !== undefined}
        // MUI's global styles detect autofill, which only a label inside the field would need.
        disableInjectingGlobalStyles
        multiline={isArea}
        // A plain text area grows by itself here; MUI's own counts its least height once for every row.
        inputComponent={isArea ? 'textarea' : 'input'}
        slotProps={{ input: { ...(isArea && { rows, type: undefined }), ...common } }}
      />
    </FieldGroup>
  );
}
