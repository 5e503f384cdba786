// First, since Emotion looks for its styles as soon as it is loaded.
import './browser/known-styles';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

function announce(): void {
  document.documentElement.dataset.hydrated = '';
  document.dispatchEvent(new Event('hydrated'));
}

/** Tells the loader that the page is hydrated, so that it replays what the visitor has done. */
export function onInitialClientRender(): void {
  // React cannot hydrate the target of an event while React itself is rendering.
  queueMicrotask(announce);
}

/**
 * Starts React as Gatsby does, but reports no error from which React recovers by rendering a part of the page again: the loader
 * would no longer wait for React. What a boundary catches is reported there.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  const quiet = (): void => undefined;
  if (!container.hasChildNodes()) createRoot(container).render(page);
  else hydrateRoot(container, page, { onRecoverableError: quiet, onCaughtError: quiet });
};
