import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A ref, and a function that focuses its element after the next render. */
export function useFocusNext<Element extends HTMLElement>(): readonly [RefObject<Element | null>, () => void] {
  const element = useRef<Element>(null);
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) element.current?.focus();
  }, [calls]);
  return [element, useCallback(() => setCalls((count) => count + 1), [])];
}
