import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { copyText } from '../../../utils/copy-text';
import { summaryStyles } from '../../ui/Accordion';
import { Actions } from '../../ui/Actions';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/TextArea';

/** The words around a letter. */
export interface LetterWords {
  /** Opens the letter. */
  readonly title: string;
  /** The name of the field. */
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  /** Where the browser does not let the page copy. */
  readonly byHand: string;
}

interface LetterProps {
  readonly words: LetterWords;
  /** The letter as it is proposed. */
  readonly text: string;
  /** Beside the button. */
  readonly beside: ReactNode;
}

const Fold = styled('details')({
  '& > summary': { ...summaryStyles, width: 'fit-content', minHeight: 44, paddingBlock: 10 },
  '& label': { display: 'block', marginBottom: 6 },
});

/** A letter that is filled in, can be changed, and is copied as it then is. */
export function Letter({ words, text, beside }: LetterProps) {
  const id = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'byHand' | null>(null);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(area.current?.value ?? text);
    setOutcome(isCopied ? 'copied' : 'byHand');
    if (isCopied || !fold.current) return;
    fold.current.open = true;
    area.current?.focus();
    area.current?.select();
  };
  return (
    <>
      <Actions>
        <Button type="button" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {beside}
      </Actions>
      <p role="status">{outcome && words[outcome]}</p>
      <Fold ref={fold}>
        <summary>{words.title}</summary>
        <label htmlFor={id}>{words.label}</label>
        {/* Another plan brings another letter. */}
        <TextArea key={text} ref={area} id={id} rows={12} defaultValue={text} onChange={() => setOutcome(null)} />
      </Fold>
    </>
  );
}
