import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { stored, withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useToolStorage } from '../../../hooks/use-tool-storage';

interface KeepTicksProps {
  /** The article, by whose name the browser keeps them. */
  readonly slug: string;
  readonly texts: { readonly keep: string; readonly kept: string; readonly failed: string };
}

const Place = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 28,
  color: theme.vars.palette.text.secondary,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 12, minHeight: 44, cursor: 'pointer' },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** The boxes in the text of the article, with the words that name them. */
function boxes(): { readonly box: HTMLInputElement; readonly words: string }[] {
  const labels = document.querySelectorAll<HTMLLabelElement>('label:has(> [type=checkbox][data-native])');
  return [...labels].flatMap(({ control, textContent }) =>
    control instanceof HTMLInputElement ? [{ box: control, words: textContent.trim() }] : [],
  );
}

/** What is ticked, by its words, so that a task that the author adds moves no tick. */
const ticked = (): string => JSON.stringify(boxes().flatMap(({ box, words }) => (box.checked ? [words] : [])));

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function restore(text: string): void {
  const kept = read(text);
  for (const { box, words } of boxes()) {
    // What the visitor has changed already stays as it is.
    if (box.checked === box.defaultChecked) box.checked = Array.isArray(kept) && kept.includes(words);
  }
}

/**
 * Keeps the ticks of an article's tasks in the browser, if the visitor asks for it. Ticking itself needs no script, so
 * React comes only for those who press here or have done so before.
 */
export const KeepTicks = withHydrationBoundary(function KeepTicks({ slug, texts }: KeepTicksProps) {
  const key = `ticks:${slug}`;
  const { keeping, remember, update, forget } = useToolStorage(key, (text) => Array.isArray(read(text)), restore);
  const onChange = useEffectEvent(({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.matches('[data-native]')) update(ticked());
  });
  useEffect(() => {
    // Also what was ticked before anybody listened.
    update(ticked());
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [update]);
  const isKept = keeping === 'on';
  return (
    <Place {...stored(key)}>
      <label>
        <input type="checkbox" checked={isKept} onChange={() => (isKept ? forget() : remember(ticked()))} />
        {texts.keep}
      </label>
      <p role="status">{isKept ? texts.kept : keeping === 'failed' && texts.failed}</p>
    </Place>
  );
});
