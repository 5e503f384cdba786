import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** False on the server and during hydration, so that both render alike; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
