import { AWAKE_EVENT, AWAKE_MARK } from './names';

function announce(): void {
  document.documentElement.dataset[AWAKE_MARK] = '';
  document.dispatchEvent(new Event(AWAKE_EVENT));
}

/** Tells what has held presses that every component of the page answers a press now; parts may take over only then. */
export function onInitialClientRender(): void {
  // Not from within React's own work, where it could not take over the part of the page that was pressed.
  queueMicrotask(announce);
}
