/**
 * The plugin's inline script. Every page carries it, so it is as short as possible. It holds events that only the framework
 * can handle, and fetches the shared loader (`loader.ts`) after the first paint or on the first interaction.
 */
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
  /** Hands over to the browser whatever it can handle itself, now and later; everything else still waits. Offline, nothing does. */
  readonly giveUp: () => void;
}

declare global {
  interface Window {
    eventReplay?: EventReplay;
  }
}

/** How long a press waits for hydration before the plugin gives up, in milliseconds. */
const PATIENCE = 15_000;
/** What the browser can handle itself: not a form that would close a dialog, which only script can send. */
const BROWSERS = 'a,form:not([method=dialog],:has([formmethod=dialog]))';

const held: HTMLElement[] = [];
const intents: Event[] = [];
const listening = new AbortController();
let hasFailed = false;
/** Runs while presses wait; a press after a failure, or after a return to the page, has all the time again. */
let timer: ReturnType<typeof setTimeout> | undefined;
/** Holds the state of held presses, `waiting` or `failed`, for the site's styles. */
const { dataset } = document.documentElement;
/** The page's path (none if the framework starts by itself) and the loader's URL; see `gatsby-ssr.tsx`. */
let { path, loader } = (document.currentScript as HTMLScriptElement).dataset as { path?: string; loader: string };

function replay(selector: string): void {
  for (const target of held.splice(0)) {
    if (!target.matches(selector)) held.push(target);
    else if (target instanceof HTMLFormElement)
      target.requestSubmit(target.querySelector<HTMLElement>('[type=submit]') ?? undefined);
    else target.click();
  }
  if (held[0]) return;
  clearTimeout(timer);
  delete dataset.press;
}

function giveUp(): void {
  hasFailed = true;
  if (!held[0]) return;
  if (navigator.onLine) replay(BROWSERS);
  // The browser would leave for its error page; what was pressed is to be pressed again.
  else held.length = 0;
  if (held[0] || !navigator.onLine) dataset.press = 'failed';
}

/** The browser fetches a module once, however often it is imported; a script element would need a Trusted Types policy. */
function fetchLoader(): void {
  import(loader).catch(() => {
    // Some browsers remember a failed import by its URL.
    loader += '?';
    giveUp();
  });
}

function note(event: Event): void {
  intents.push(event);
  fetchLoader();
}

function wait(target: HTMLElement): void {
  if (held.at(-1) !== target) held.push(target);
  if (dataset.press !== 'waiting') {
    clearTimeout(timer);
    timer = setTimeout(giveUp, PATIENCE);
  }
  dataset.press = 'waiting';
}

/** Ignores repeated clicks on the same element. */
function hold(event: Event): void {
  const { type, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const target = (event.target as Element).closest<HTMLElement>(type === 'click' ? REPLAYED : 'form');
  if (!target || ctrlKey || metaKey || shiftKey || altKey) return;
  if (hasFailed && navigator.onLine && target.matches(BROWSERS)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wait(target);
  note(event);
}

/** A search answers each letter, so typing waits like a press. */
function holdSearch({ target }: Event): void {
  const field = target as HTMLElement;
  if (field.matches('[type=search]')) wait(field);
}

const LISTENERS: Readonly<Record<string, (event: Event) => void>> = {
  pointerdown: note,
  keydown: note,
  focusin: note,
  change: note,
  click: hold,
  submit: hold,
  input: holdSearch,
};
for (const type in LISTENERS)
  document.addEventListener(type, LISTENERS[type] as typeof note, { capture: true, signal: listening.signal });
// A visitor who returns to the page no longer expects a response to an earlier click.
addEventListener('pagehide', () => {
  held.length = 0;
  replay('*');
});
// Script cannot observe the first paint; it takes at most two frames.
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fetchLoader))));
// The page may have to act on its URL, or has no path because it hydrates immediately.
if (location.search || !path) fetchLoader();
window.eventReplay = { intents, held, listening, replay, giveUp };
