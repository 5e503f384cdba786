import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

/** The lines under a field or a group of fields. */
export interface HelperTextProps {
  readonly hint?: string | null;
  /** What is wrong with the value; the hint stays beside it. */
  readonly error?: string;
  /** The id of the line that says what is wrong, where it is not under the field. */
  readonly errorId?: string;
}

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

/** The ids of the lines under a field, for its `aria-describedby`. */
export function describedBy(id: string, { hint, error, errorId = `${id}-error` }: HelperTextProps): string | undefined {
  return [error && errorId, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** What is wrong with a field, and a hint. */
export function HelperText({ id, hint, error, errorId }: HelperTextProps & { readonly id: string }) {
  return (
    <>
      {error && !errorId && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
    </>
  );
}

/** A label above a field, always visible, and the lines under it. */
export function Field(props: FieldProps & { readonly children: (id: string, describedBy?: string) => ReactNode }) {
  const { label, note, hint, error, errorId, children } = props;
  const newId = useId();
  const id = props.id ?? newId;
  return (
    <FormControl error={error !== undefined}>
      <FormLabel htmlFor={id}>
        <span>{label}</span>
        {note && <span>{` ${note}`}</span>}
      </FormLabel>
      {children(id, describedBy(id, { hint, error, errorId }))}
      <HelperText id={id} hint={hint} error={error} errorId={errorId} />
    </FormControl>
  );
}
