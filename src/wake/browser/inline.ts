/**
 * The part of the waking that stands in every page, as short as can be: it holds what the visitor does before the rest
 * (`start.ts`, a file that all pages share) is there, and fetches that once the page has been painted, or at the first sign.
 */
import { CURRENT_YEAR, RUNTIME_TEMPLATE } from '../names';
import { afterPaint } from './after-paint';

/** What has happened before `start.ts` came. */
interface Early {
  readonly events: readonly Event[];
  /** Holds nothing any more. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** What script may have to answer; `start.ts` looks closer. Other links and popovers are the browser's. */
const HELD = 'a[data-wake="press"], button:not([popovertarget]), label, input';

const events: Event[] = [];
const watch = new AbortController();
let asked = false;

/** Lets everything that is held happen as if there were no script. */
function giveBack(): void {
  watch.abort();
  for (const event of events.splice(0)) {
    const { type, target, submitter } = event as SubmitEvent;
    if (type === 'click') (target as Element).closest<HTMLElement>(HELD)?.click();
    if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter);
  }
}

/** What the page tells of itself, once so much of it has been read. */
function place(): DOMStringMap | undefined {
  return document.getElementById(RUNTIME_TEMPLATE)?.dataset;
}

/** Fetches `start.ts`. Where the page has not been read so far, a later event asks again. */
function ask(): void {
  const address = place()?.wake;
  if (asked || !address) return;
  asked = true;
  const script = document.createElement('script');
  script.onerror = giveBack;
  script.src = address;
  document.head.append(script);
}

function keep(event: Event): void {
  events.push(event);
  ask();
}

function hold(event: Event): void {
  const { type, target, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (ctrlKey || metaKey || shiftKey || altKey || (type === 'click' && !(target as Element).closest(HELD))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keep(event);
}

const options = { capture: true, signal: watch.signal };
for (const sign of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(sign, keep, options);
for (const press of ['click', 'submit']) document.addEventListener(press, hold, options);
addEventListener('pagehide', () => events.splice(0));
document.addEventListener('DOMContentLoaded', () => {
  for (const element of document.querySelectorAll(`[${CURRENT_YEAR}]`)) {
    element.textContent = String(new Date().getFullYear());
  }
  // Something in the address may have to be acted upon, or the page acts at once.
  if (location.search || !place()?.path) ask();
});
addEventListener('load', () => afterPaint(ask));
window.early = { events, stop: () => watch.abort() };
