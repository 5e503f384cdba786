import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that is the same in every render and calls the latest one, so that what has it need not be drawn again. */
export function useStable<Args extends readonly unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}
