/**
 * The plugin's inline script, which is in every page and therefore as short as possible. It holds events that only the
 * framework can handle, and fetches the loader (`loader.ts`, a file that all pages share) after the first paint, or as
 * soon as the visitor does something.
 */
import { afterPaint } from './after-paint';
import { REPLAYED } from './selectors';

/** What the inline script and the other parts of the plugin share. */
export interface EventReplay {
  /** The events so far that may show that the framework is needed. */
  readonly intents: readonly Event[];
  /** What waits for hydration: pressed controls, and forms that were sent. */
  readonly held: HTMLElement[];
  /** Aborted when nothing is held any more. */
  readonly listening: AbortController;
  /** Repeats, in their order, the held events of those elements that a selector names. */
  readonly replay: (selector: string) => void;
  /** Leaves to the browser what it can handle by itself; a press on a button still waits. */
  readonly giveUp: () => void;
}

declare global {
  interface Window {
    eventReplay?: EventReplay;
  }
}

const held: HTMLElement[] = [];
const intents: Event[] = [];
const listening = new AbortController();
/** The page's own path, none where the framework starts by itself, and the address of the loader (`gatsby-ssr.tsx`). */
const { path, loader } = (document.currentScript as HTMLScriptElement).dataset as { path?: string; loader: string };

function replay(selector: string): void {
  for (const target of held.splice(0)) {
    if (!target.matches(selector)) held.push(target);
    else if (target instanceof HTMLFormElement)
      target.requestSubmit(target.querySelector<HTMLElement>('[type=submit]') ?? undefined);
    else target.click();
  }
}

function giveUp(): void {
  listening.abort();
  replay('a,form');
}

/** The browser fetches a module once, however often it is imported. A script element would need a Trusted Types policy here. */
function fetchLoader(): void {
  import(loader).catch(giveUp);
}

function note(event: Event): void {
  intents.push(event);
  fetchLoader();
}

/** Ignores repeated presses on the same element. */
function hold(event: Event): void {
  const { type, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const target = (event.target as Element).closest<HTMLElement>(type === 'click' ? REPLAYED : 'form');
  if (!target || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.at(-1) !== target) held.push(target);
  note(event);
}

const options = { capture: true, signal: listening.signal };
for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, note, options);
for (const type of ['click', 'submit']) document.addEventListener(type, hold, options);
// A visitor who comes back to the page no longer expects an answer to a press from before they left.
addEventListener('pagehide', () => held.splice(0));
addEventListener('load', () => afterPaint(fetchLoader));
// The page may have to act on its address, or has no path because it hydrates immediately.
if (location.search || !path) fetchLoader();
window.eventReplay = { intents, held, listening, replay, giveUp };
