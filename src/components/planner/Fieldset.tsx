import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { describedBy, HelperText } from '../ui/HelperText';
import { LabelText } from '../ui/LabelText';

interface FieldsetProps {
  /** For links to what is wrong, `<id>-error`; generated if left out. */
  readonly id?: string;
  /** The question that all fields inside answer together. */
  readonly legend: string;
  /** What follows it in a lighter tone. */
  readonly note?: string | null;
  readonly hint?: string | null;
  readonly error?: string;
  readonly children: ReactNode;
}

/**
 * Not MUI's FormControl, which renders again what is in it when that gets the focus: React then takes a radio button out of
 * its group for a moment, and Tab stops at each button of a group in which none is chosen.
 */
const Group = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '--label-weight': 400,
  '--helper-space': '8px',
});

/** Several fields under one question; their labels are lighter than it is. */
export function Fieldset({ id: ownId, legend, note, children, ...helperText }: FieldsetProps) {
  const newId = useId();
  const id = ownId ?? newId;
  return (
    <Group aria-describedby={describedBy(id, helperText)}>
      <FormLabel component="legend" sx={{ mb: 0.5, fontWeight: 600 }}>
        <LabelText label={legend} note={note} />
      </FormLabel>
      <HelperText id={id} {...helperText} />
      {children}
    </Group>
  );
}
