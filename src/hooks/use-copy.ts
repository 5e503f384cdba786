import { useRef, useState } from 'react';
import { copyText } from '../utils/copy-text';

/**
 * Copies a field's text, or that of another element. Without clipboard access it selects the text instead, unfolding it if
 * necessary. `copies` counts the attempts: as a `key`, it has the same outcome announced again.
 */
export function useCopy<Shown extends HTMLElement = HTMLTextAreaElement>() {
  const field = useRef<Shown>(null);
  const [outcome, setOutcome] = useState<'copied' | 'byHand' | null>(null);
  const [copies, setCopies] = useState(0);
  const copy = async (text?: string): Promise<void> => {
    const shown = field.current;
    const area = shown instanceof HTMLTextAreaElement ? shown : null;
    const isCopied = await copyText(text ?? area?.value ?? '');
    setOutcome(isCopied ? 'copied' : 'byHand');
    setCopies((count) => count + 1);
    if (isCopied || !shown) return;
    shown.closest('details')?.toggleAttribute('open', true);
    area?.focus();
    if (area) area.select();
    else getSelection()?.selectAllChildren(shown);
  };
  return { field, outcome, copies, copy, forget: () => setOutcome(null) };
}
