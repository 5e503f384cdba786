import type { EventReplay } from './event-replay';
import { hydrateAround } from './hydrate';

/** Replays the stored events once the page is hydrated. A link that hydration has replaced is still followed. */
export function replayEvents({ held, replay }: EventReplay): void {
  for (const { target } of held) {
    hydrateAround(target);
    if (!target.isConnected && target instanceof HTMLAnchorElement) location.assign(target.href);
  }
  replay(true);
}
