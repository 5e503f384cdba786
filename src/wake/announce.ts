import { AWAKE_EVENT } from './names';

/** Tells the inline script that every component of the page answers now. */
export function onInitialClientRender(): void {
  document.dispatchEvent(new Event(AWAKE_EVENT));
}
