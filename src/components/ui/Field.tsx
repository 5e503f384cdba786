import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { HelperText, type HelperTextProps } from './HelperText';
import { LabelText } from './LabelText';

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

interface LabelledProps extends HelperTextProps, Pick<FieldProps, 'label' | 'note'> {
  readonly id: string;
  readonly children: ReactNode;
}

/** A control with its label above it, and the lines under it. */
export function Field({ id, label, note, children, ...helperText }: LabelledProps) {
  return (
    <FormControl error={helperText.error !== undefined}>
      <FormLabel htmlFor={id}>
        <LabelText label={label} note={note} />
      </FormLabel>
      {children}
      <HelperText id={id} {...helperText} />
    </FormControl>
  );
}
