import { Link } from 'gatsby';
import type { ComponentProps, MouseEvent } from 'react';
import { inPlace, type PrefetchTime } from './in-place';

interface InPlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick' | 'ref'> {
  /** Handles the click on this page; without it this is a plain link. */
  readonly onPress?: () => void;
  /** `press` for a link that few visitors press; `view` is the default. */
  readonly prefetch?: PrefetchTime;
}

/**
 * A link that script may handle in place. A press before hydration is replayed after it; a press that opens a new tab or
 * window is left to the browser.
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
