import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { LabelNote } from './FormControl';
import { describedBy, FormHelperText } from './FormHelperText';

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
export function Fieldset({ id: ownId, legend, note, children, ...helperText }: FieldsetProps) {
  const newId = useId();
  const id = ownId ?? newId;
  return (
    <Group aria-describedby={describedBy({ id, ...helperText })}>
      <legend>
        <span>{legend}</span>
        {note && <LabelNote>{` ${note}`}</LabelNote>}
      </legend>
      <FormHelperText id={id} {...helperText} />
      {children}
    </Group>
  );
}
