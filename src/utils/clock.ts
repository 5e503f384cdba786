/** How often the time is looked at, in milliseconds: a day or an event ends at most this late. */
const PAUSE = 30_000;

/** Whenever a page is looked at again, be it after a night or from the back/forward cache. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus'] as const;

/**
 * Calls a function whenever time may have made a difference on a page that stays open.
 * @returns ends it
 */
export function followTime(onTime: () => void): () => void {
  const timer = setInterval(onTime, PAUSE);
  // Capturing, because a document's event passes the window too.
  for (const type of RETURNS) addEventListener(type, onTime, { capture: true });
  return () => {
    clearInterval(timer);
    for (const type of RETURNS) removeEventListener(type, onTime, { capture: true });
  };
}
