import { useSyncExternalStore } from 'react';
import { type Day, localDay } from '../utils/calendar';

const nothingToWatch = () => () => {};

/** Today in the visitor's time zone; null on the server and while its markup is hydrated. */
export function useToday(): Day | null {
  return useSyncExternalStore<Day | null>(
    nothingToWatch,
    () => localDay(new Date()),
    () => null,
  );
}
