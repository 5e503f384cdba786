import { Link } from 'gatsby';
import type { ComponentProps, MouseEvent } from 'react';
import { HANDLED_IN_PLACE } from '../../wake/names';

interface InPlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick' | 'ref'> {
  /** Does on this page what the link leads to elsewhere; without it the link is a plain one. */
  readonly onPress?: () => void;
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * A link that script may handle in place. A press that comes before hydration waits for it, and one that asks for a new
 * tab or window stays the browser's. No other component may handle a press on a link (`lint/links-in-place.grit`).
 */
export function InPlaceLink({ onPress, ...link }: InPlaceLinkProps) {
  if (!onPress) return <Link {...link} />;
  const onClick = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    // biome-ignore lint/plugin: the one place where a press on a link is handled
    event.preventDefault();
    onPress();
  };
  return <Link {...link} {...HANDLED_IN_PLACE} onClick={onClick} />;
}
