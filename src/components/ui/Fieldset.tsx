import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './FieldNotes';

interface FieldsetProps {
  /** The question that all fields inside answer together. */
  readonly legend: string;
  readonly hint?: string | null;
  readonly error?: string;
  readonly children: ReactNode;
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 4, fontWeight: 600, lineHeight: 1.4 },
  '& > p': { marginBottom: 8 },
  '& label': { fontWeight: 400 },
});

/** Several fields under one question. */
export function Fieldset({ legend, children, ...notes }: FieldsetProps) {
  const id = useId();
  return (
    <Group aria-describedby={describedBy({ id, ...notes })}>
      <legend>{legend}</legend>
      <FieldNotes id={id} {...notes} />
      {children}
    </Group>
  );
}
