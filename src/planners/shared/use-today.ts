import { useSyncExternalStore } from 'react';
import { type Day, localDay } from '../../utils/calendar';

/** Whenever a page is looked at again, be it after a night or from the back/forward cache. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus'] as const;

function subscribe(onReturn: () => void): () => void {
  // Capturing, because a document's event passes the window too.
  for (const type of RETURNS) window.addEventListener(type, onReturn, { capture: true });
  return () => {
    for (const type of RETURNS) window.removeEventListener(type, onReturn, { capture: true });
  };
}

/** Today in the visitor's time zone, also on a page that has been open for weeks; null on the server and during hydration. */
export function useToday(): Day | null {
  return useSyncExternalStore(
    subscribe,
    () => localDay(new Date()),
    () => null,
  );
}
