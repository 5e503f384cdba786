import type { EventReplay } from './event-replay';
import { hydrateAround } from './hydrate';
import type { Replacement } from './replaced';

/** Has the events that wait go to the controls that React has rendered in the place of others. */
export function redirectEvents({ held }: EventReplay, all: readonly Replacement[]): void {
  const places = new Map<Element, HTMLElement>(all);
  for (const event of held) {
    event.target = places.get(event.target) ?? event.target;
    event.submitter = event.submitter && (places.get(event.submitter) ?? event.submitter);
  }
}

/**
 * Replays the stored events once the page is hydrated. A link that is gone is still followed.
 * @param follow redirects them where hydration has replaced their targets
 */
export function replayEvents({ held, replay }: EventReplay, follow: () => void): void {
  for (const { target } of held) hydrateAround(target);
  follow();
  for (const { target } of held) {
    if (!target.isConnected && target instanceof HTMLAnchorElement) location.assign(target.href);
  }
  replay(true);
}
