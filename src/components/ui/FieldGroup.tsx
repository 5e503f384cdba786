import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  /** The id of the field inside. */
  readonly id: string;
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string;
  /** A line under the field; the field names it in aria-describedby as `<id>-line`. */
  readonly line?: string | null;
  /** True where the line says what is wrong. */
  readonly isError?: boolean;
  /** What is wrong, where the line stays beside it; the field names it as `<id>-error`. */
  readonly error?: string;
  readonly children: ReactNode;
}

const Group = styled('div')({ display: 'grid', gap: 6, alignContent: 'start' });
const Label = styled('label')({ fontWeight: 600, lineHeight: 1.4 });
const Note = styled('span')({ fontWeight: 400, opacity: 0.85 });
const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '&[data-error]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** A label, a field and the line under it. */
export function FieldGroup({ id, label, note, line, isError = false, error, children }: FieldGroupProps) {
  return (
    <Group>
      <Label htmlFor={id}>
        {label}
        {note && <Note> {note}</Note>}
      </Label>
      {children}
      {error && (
        <Line id={`${id}-error`} data-error="">
          {error}
        </Line>
      )}
      {line && (
        <Line id={`${id}-line`} data-error={isError ? '' : undefined}>
          {line}
        </Line>
      )}
    </Group>
  );
}
