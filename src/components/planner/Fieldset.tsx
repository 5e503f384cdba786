import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
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

/** Several fields under one question; their labels are lighter than it is. */
export function Fieldset({ id: ownId, legend, note, children, ...helperText }: FieldsetProps) {
  const newId = useId();
  const id = ownId ?? newId;
  return (
    <FormControl
      component="fieldset"
      aria-describedby={describedBy(id, helperText)}
      sx={{ gap: 0, '--label-weight': 400, '--helper-space': '8px' }}
    >
      <FormLabel component="legend" sx={{ mb: 0.5, fontWeight: 600 }}>
        <LabelText label={legend} note={note} />
      </FormLabel>
      <HelperText id={id} {...helperText} />
      {children}
    </FormControl>
  );
}
