import { styled } from '@mui/material/styles';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { describedBy, FormHelperText, type FormHelperTextProps } from './FormHelperText';

interface FormControlProps extends FormHelperTextProps {
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** What the parent of any labelled field gives it. */
export interface FieldProps extends Omit<FormControlProps, 'id' | 'children'> {
  /** For links to the field; generated if left out. */
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  /** If given with `onValue`, the parent component holds the value, not the form. */
  readonly value?: string;
  readonly onValue?: (value: string) => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props of a field among those that its parent gives, and those of what is around it. */
export function useField<Props extends FieldProps>(props: Props) {
  const { id: ownId, label, note, hint, error, errorId, onValue, ...attributes } = props;
  const newId = useId();
  const helperText = { id: ownId ?? newId, hint, error, errorId };
  const field = {
    ...attributes,
    id: helperText.id,
    onChange: onValue && (({ currentTarget }: ChangeEvent<Field>) => onValue(currentTarget.value)),
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(helperText),
  };
  return { field, control: { ...helperText, label, note } };
}

const Group = styled('div')({ display: 'grid', gap: 6, alignContent: 'start' });
const Label = styled('label')({ fontWeight: 600, lineHeight: 1.4 });
/** What follows a label in a lighter tone. */
export const LabelNote = styled('span')({ fontWeight: 400, opacity: 0.85 });

/** A label, a field and the lines under it. */
export function FormControl({ label, note, children, ...helperText }: FormControlProps) {
  return (
    <Group>
      <Label htmlFor={helperText.id}>
        <span>{label}</span>
        {note && <LabelNote>{` ${note}`}</LabelNote>}
      </Label>
      {children}
      <FormHelperText {...helperText} />
    </Group>
  );
}
