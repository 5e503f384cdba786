import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A ref, and a function that focuses its element after the next render. */
export function useFocusNext<Element extends HTMLElement>(): readonly [RefObject<Element | null>, () => void] {
  const element = useRef<Element>(null);
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (calls === 0 || !current) return;
    const { top, bottom } = current.getBoundingClientRect();
    // Browsers centre what they focus, so a long text would begin out of view.
    current.focus({ preventScroll: true });
    if (top < 0 || bottom > window.innerHeight) current.scrollIntoView();
  }, [calls]);
  return [element, useCallback(() => setCalls((count) => count + 1), [])];
}
