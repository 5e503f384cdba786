import type { EventReplay } from './event-replay';
import { hydrateAround } from './hydrate';

/** Repeats what was held, now that the page answers. A link that hydration has replaced still leads where it led. */
export function replayEvents({ held, replay }: EventReplay): void {
  for (const { target } of held) {
    hydrateAround(target);
    if (!target.isConnected && target instanceof HTMLAnchorElement) location.assign(target.href);
  }
  replay(true);
}
