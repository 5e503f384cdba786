/**
 * The plugin's inline script, which is in every page and therefore as short as possible. It holds events that only the
 * framework can handle, and fetches the loader (`loader.ts`, a file that all pages share) after the first paint, or as
 * soon as the visitor does something.
 */
import { afterPaint } from './after-paint';
import { REPLAYED } from './selectors';

interface HeldEvent {
  target: HTMLElement;
  /** The button of a submission. */
  submitter?: HTMLElement | null;
}

/** What the inline script and the other parts of the plugin share. */
export interface EventReplay {
  /** The events so far that may show that the framework is needed. */
  readonly intents: readonly Event[];
  /** What waits for hydration. */
  readonly held: HeldEvent[];
  /** Aborted when events are no longer stored. */
  readonly signal: AbortSignal;
  /**
   * Stops storing events, and replays those that were stored, in order. Without hydration, that is what the browser handles by
   * itself; a press on a button still waits.
   */
  readonly replay: (isHydrated?: boolean) => void;
}

declare global {
  interface Window {
    eventReplay?: EventReplay;
  }
}

const held: HeldEvent[] = [];
const intents: Event[] = [];
const listening = new AbortController();
const { signal } = listening;
/** The page's own path, none where the framework starts by itself, and the address of the loader (`gatsby-ssr.tsx`). */
const { path, loader } = (document.currentScript as HTMLScriptElement).dataset as { path?: string; loader: string };

function replay(isHydrated?: boolean): void {
  listening.abort();
  for (const event of held.splice(0)) {
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
    else if (isHydrated || !target.matches('button')) target.click();
    else held.push(event);
  }
}

/** The browser fetches a module once, however often it is imported. A script element would need a Trusted Types policy here. */
function fetchLoader(): void {
  import(loader).catch(() => replay());
}

function note(event: Event): void {
  intents.push(event);
  fetchLoader();
}

/** Ignores repeated presses on the same element. */
function hold(event: Event): void {
  const { type, submitter, ctrlKey, metaKey, shiftKey, altKey } = event as SubmitEvent & MouseEvent;
  const target = (event.target as Element).closest<HTMLElement>(type === 'click' ? REPLAYED : 'form');
  if (!target || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.at(-1)?.target !== target) held.push({ target, submitter });
  note(event);
}

const options = { capture: true, signal };
for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, note, options);
for (const type of ['click', 'submit']) document.addEventListener(type, hold, options);
// A visitor who comes back to the page no longer expects an answer to a press from before they left.
addEventListener('pagehide', () => held.splice(0));
addEventListener('load', () => afterPaint(fetchLoader));
// The page may have to act on its address, or has no path because it hydrates immediately.
if (location.search || !path) fetchLoader();
window.eventReplay = { intents, held, signal, replay };
