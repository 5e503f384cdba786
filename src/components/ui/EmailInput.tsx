import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RADIUS } from '../../theme/measures';
import { FieldGroup } from './FieldGroup';
import { FIELD_HEIGHT, FIELD_PADDING, fieldFocus, fieldFrame } from './field-look';

interface EmailInputProps {
  readonly label: string;
  readonly name: string;
  /** What an address must look like, besides what the browser asks of it. */
  readonly pattern: string;
  /** What is said of an address that does not look like that. */
  readonly mismatch: string;
}

const Input = styled('input')(({ theme }) => ({
  ...fieldFrame(theme),
  minHeight: FIELD_HEIGHT + 3,
  padding: FIELD_PADDING,
  fontFamily: 'inherit',
  '&:focus-visible': { ...fieldFocus(theme), borderRadius: RADIUS.field },
}));

/** A labelled e-mail address on its own; plain, since it is under every article, where JavaScript costs most. */
export function EmailInput({ label, name, pattern, mismatch }: EmailInputProps) {
  const id = useId();
  return (
    <FieldGroup id={id} label={label}>
      <Input
        id={id}
        name={name}
        type="email"
        pattern={pattern}
        autoComplete="email"
        required
        onInvalid={({ currentTarget: field }) => {
          if (field.validity.patternMismatch) field.setCustomValidity(mismatch);
        }}
        onInput={({ currentTarget: field }) => field.setCustomValidity('')}
      />
    </FieldGroup>
  );
}
