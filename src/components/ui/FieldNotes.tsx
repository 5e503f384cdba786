import { styled } from '@mui/material/styles';

export interface FieldNotesProps {
  /** The id of the field or of the group of fields. */
  readonly id: string;
  readonly hint?: string | null;
  /** What is wrong with the value; the hint stays beside it. */
  readonly error?: string;
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '&[data-error]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** The ids of the notes, for the `aria-describedby` of the field. */
export function describedBy({ id, hint, error }: FieldNotesProps): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** What is wrong with a field, and a hint. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <Line id={`${id}-error`} data-error="">
          {error}
        </Line>
      )}
      {hint && <Line id={`${id}-hint`}>{hint}</Line>}
    </>
  );
}
