import type { EventReplay } from './event-replay';
import { hydrateAround } from './hydrate';

/** Replays the held events, now that the page is hydrated. A link that hydration has replaced is still followed. */
export function replayEvents({ held, replay }: EventReplay): void {
  for (const { target } of held) {
    hydrateAround(target);
    if (!target.isConnected && target instanceof HTMLAnchorElement) location.assign(target.href);
  }
  replay(true);
}
