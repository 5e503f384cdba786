import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** False on the server and during hydration, so that both agree; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
