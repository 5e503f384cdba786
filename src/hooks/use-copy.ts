import { useRef, useState } from 'react';
import { copyText } from '../utils/copy-text';

/**
 * Copies a field's text. Without clipboard access it selects the text instead, unfolding it if necessary. `copies` counts
 * the attempts: as a `key`, it has the same outcome announced again.
 */
export function useCopy() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'byHand' | null>(null);
  const [copies, setCopies] = useState(0);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(field.current?.value ?? '');
    setOutcome(isCopied ? 'copied' : 'byHand');
    setCopies((count) => count + 1);
    if (isCopied) return;
    field.current?.closest('details')?.toggleAttribute('open', true);
    field.current?.focus();
    field.current?.select();
  };
  return { field, outcome, copies, copy, forget: () => setOutcome(null) };
}
