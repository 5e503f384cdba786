import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RADIUS } from '../../theme/measures';
import { FieldGroup } from './FieldGroup';
import { FIELD_HEIGHT, FIELD_PADDING, fieldFocus, fieldFrame } from './field-look';

interface EmailInputProps {
  readonly label: string;
  readonly name: string;
}

const Input = styled('input')(({ theme }) => ({
  ...fieldFrame(theme),
  minHeight: FIELD_HEIGHT + 3,
  padding: FIELD_PADDING,
  fontFamily: 'inherit',
  '&:focus-visible': { ...fieldFocus(theme), borderRadius: RADIUS.field },
}));

/** A labelled e-mail address on its own; plain, since it is under every article, where JavaScript costs most. */
export function EmailInput({ label, name }: EmailInputProps) {
  const id = useId();
  return (
    <FieldGroup id={id} label={label}>
      <Input id={id} name={name} type="email" autoComplete="email" required />
    </FieldGroup>
  );
}
