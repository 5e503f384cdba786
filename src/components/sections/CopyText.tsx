import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { copyText } from '../../utils/copy-text';
import { Button } from '../ui/Button';
import { FieldGroup } from '../ui/FieldGroup';
import { describedBy } from '../ui/FieldNotes';
import { FIELD_PADDING, fieldFocus, fieldFrame } from '../ui/field-look';

interface CopyTextProps {
  readonly words: Queries.ContactFormFieldsFragment['copyText'];
  readonly text: string;
}

const Block = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, flexBasis: '100%' });

const Area = styled('textarea')(({ theme }) => ({
  ...fieldFrame(theme),
  padding: FIELD_PADDING,
  fontFamily: 'inherit',
  '&:focus-visible': fieldFocus(theme),
}));

/** A text to copy: by a button, or by hand where the clipboard is out of reach. */
export function CopyText({ words, text }: CopyTextProps) {
  const notes = { id: useId(), hint: words.hint };
  const area = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const isDone = await copyText(text);
    setIsCopied(isDone);
    if (!isDone) area.current?.select();
  };
  return (
    <Block>
      <FieldGroup {...notes} label={words.label}>
        <Area ref={area} id={notes.id} rows={5} readOnly value={text} aria-describedby={describedBy(notes)} />
      </FieldGroup>
      <Button type="button" variant="outlined" onClick={() => void copy()}>
        {words.button}
      </Button>
      <div role="status">{isCopied && words.done}</div>
    </Block>
  );
}
