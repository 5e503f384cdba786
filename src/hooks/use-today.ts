import { type Day, localDay } from '../utils/calendar';
import { useHydrated } from './use-hydrated';

/** Today in the visitor's time zone; null on the server and while its markup is hydrated. */
export function useToday(): Day | null {
  return useHydrated() ? localDay(new Date()) : null;
}
