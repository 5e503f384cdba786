import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldNotes, type FieldNotesProps } from './FieldNotes';

interface FieldGroupProps extends FieldNotesProps {
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string;
  readonly children: ReactNode;
}

const Group = styled('div')({ display: 'grid', gap: 6, alignContent: 'start' });
const Label = styled('label')({ fontWeight: 600, lineHeight: 1.4 });
/** What follows a label in a lighter tone. */
export const FieldNote = styled('span')({ fontWeight: 400, opacity: 0.85 });

/** A label, a field and the lines under it. */
export function FieldGroup({ label, note, children, ...notes }: FieldGroupProps) {
  return (
    <Group>
      <Label htmlFor={notes.id}>
        {label}
        {note && <FieldNote> {note}</FieldNote>}
      </Label>
      {children}
      <FieldNotes {...notes} />
    </Group>
  );
}
