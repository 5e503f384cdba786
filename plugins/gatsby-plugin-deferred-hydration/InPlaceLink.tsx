import { Link } from 'gatsby';
import type { ComponentProps, MouseEvent } from 'react';
import { IN_PLACE } from './in-place';

interface InPlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick' | 'ref'> {
  /** Handles the click on this page; without it this is a plain link. */
  readonly onPress?: () => void;
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * A link that script may handle in place. A press before hydration is replayed after it; a press that opens a new tab or
 * window is left to the browser.
 */
export function InPlaceLink({ onPress, ...link }: InPlaceLinkProps) {
  if (!onPress) return <Link {...link} />;
  const onClick = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onPress();
  };
  return <Link {...link} {...IN_PLACE} onClick={onClick} />;
}
