/**
 * The plugin's inline script. Every page carries it, so it is as short as possible. It holds events that only the framework
 * can handle, and fetches the shared loader (`loader.ts`) after the first paint or on the first interaction.
 */
import { afterPaint } from './after-paint';
import { REPLAYED } from './selectors';

/** State and functions the inline script shares with the loader. */
export interface EventReplay {
  /** Events so far that may need the framework. */
  readonly intents: readonly Event[];
  /** Clicked controls and submitted forms that wait for hydration. */
  readonly held: HTMLElement[];
  /** Aborted once nothing is held any more. */
  readonly listening: AbortController;
  /** Replays, in order, the held events of elements that match the selector. */
  readonly replay: (selector: string) => void;
  /** Hands over to the browser whatever it can handle itself; clicks on buttons still wait. */
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
/** The page's path (none if the framework starts by itself) and the loader's URL; see `gatsby-ssr.tsx`. */
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

/** The browser fetches a module once, however often it is imported; a script element would need a Trusted Types policy. */
function fetchLoader(): void {
  import(loader).catch(giveUp);
}

function note(event: Event): void {
  intents.push(event);
  fetchLoader();
}

/** Ignores repeated clicks on the same element. */
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
// A visitor who returns to the page no longer expects a response to an earlier click.
addEventListener('pagehide', () => held.splice(0));
addEventListener('load', () => afterPaint(fetchLoader));
// The page may have to act on its URL, or has no path because it hydrates immediately.
if (location.search || !path) fetchLoader();
window.eventReplay = { intents, held, listening, replay, giveUp };
