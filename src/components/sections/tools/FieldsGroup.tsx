import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

interface FieldsGroupProps {
  /** The question that all fields inside answer together. */
  readonly label: string;
  readonly hint?: string | null;
  readonly children: ReactNode;
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 4, fontWeight: 600, lineHeight: 1.4 },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginBottom: 12 },
  '& label': { fontWeight: 400 },
}));

/** Several fields under one question. */
export function FieldsGroup({ label, hint, children }: FieldsGroupProps) {
  const id = useId();
  return (
    <Group aria-describedby={hint ? id : undefined}>
      <legend>{label}</legend>
      {hint && <p id={id}>{hint}</p>}
      {children}
    </Group>
  );
}
