import FormHelperText from '@mui/material/FormHelperText';

/** The lines under a field or a group of fields. */
export interface HelperTextProps {
  readonly hint?: string | null;
  /** How the entry was read, if it was written in another way. */
  readonly reading?: string | null;
  /** The error; the hint stays beside it. */
  readonly error?: string;
  /** Id of the error message, if it is not under the field. */
  readonly errorId?: string;
}

/** Ids of the lines under a field, for its `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, reading, error, errorId = `${id}-error` }: HelperTextProps,
): string | undefined {
  return [error && errorId, reading && `${id}-reading`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** A field's error, reading and hint. */
export function HelperText({ id, hint, reading, error, errorId }: HelperTextProps & { readonly id: string }) {
  return (
    <>
      {error && !errorId && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
      {reading && (
        <FormHelperText id={`${id}-reading`} error={false} sx={{ color: 'text.primary' }}>
          {reading}
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
