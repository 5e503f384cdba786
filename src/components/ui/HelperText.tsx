import FormHelperText from '@mui/material/FormHelperText';

/** The lines under a field or a group of fields. */
export interface HelperTextProps {
  readonly hint?: string | null;
  /** What is wrong with the value; the hint stays beside it. */
  readonly error?: string;
  /** The id of the line that says what is wrong, where it is not under the field. */
  readonly errorId?: string;
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
