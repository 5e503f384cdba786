import { styled } from '@mui/material/styles';

export interface FormHelperTextProps {
  /** The id of the field or of the group of fields. */
  readonly id: string;
  readonly hint?: string | null;
  /** What is wrong with the value; the hint stays beside it. */
  readonly error?: string;
  /** The id of the line that says what is wrong, where it is not under the field. */
  readonly errorId?: string;
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '&[data-error]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** The ids of the lines, for the `aria-describedby` of the field. */
export function describedBy({ id, hint, error, errorId = `${id}-error` }: FormHelperTextProps): string | undefined {
  return [error && errorId, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** What is wrong with a field, and a hint. */
export function FormHelperText({ id, hint, error, errorId }: FormHelperTextProps) {
  return (
    <>
      {error && !errorId && (
        <Line id={`${id}-error`} data-error="">
          {error}
        </Line>
      )}
      {hint && <Line id={`${id}-hint`}>{hint}</Line>}
    </>
  );
}
