import { Link } from 'gatsby';
import type { ComponentProps, MouseEvent } from 'react';
import { inPlace, type PrefetchTime } from './in-place';

interface InPlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick' | 'ref'> {
  /** Handles the click on this page; without it, this is a plain link. */
  readonly onPress?: () => void;
  /** `press` for a rarely used link; defaults to `view`. */
  readonly prefetch?: PrefetchTime;
}

/**
 * A link that script may handle in place. A click before hydration is replayed afterwards; the browser keeps clicks that
 * open a new tab or window.
 */
export function InPlaceLink({ onPress, prefetch = 'view', ...link }: InPlaceLinkProps) {
  if (!onPress) return <Link {...link} />;
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  return <Link {...link} {...inPlace(prefetch)} onClick={onClick} />;
}
