/**
 * The plugin's inline script. It holds what only the framework can answer until the page is hydrated, and fetches the
 * loader (`loader.ts`, a file that all pages share) after the first paint, or as soon as the visitor does something.
 */
import { afterPaint } from './after-paint';
import { REPLAYED } from './selectors';

/** What the inline script and the other parts of the plugin know of each other. */
export interface EventReplay {
  /** The page's own path, none where the framework starts by itself; and the address of the loader. */
  readonly page: { readonly path?: string; readonly loader?: string };
  /** The events until the loader came that may show that the framework is needed. */
  readonly intents: Event[];
  /** Called with each further one. */
  onIntent: (event: Event) => void;
  /** Aborted by hydration. */
  readonly signal: AbortSignal;
  /**
   * Repeats what was held, in its order, and holds nothing more. Without hydration that goes for what the browser can
   * answer by itself; buttons still wait.
   */
  readonly replay: (isHydrated?: boolean) => void;
}

declare global {
  interface Window {
    eventReplay?: EventReplay;
  }
}

interface HeldEvent {
  readonly target: HTMLElement;
  readonly submitter?: HTMLElement | null;
}

const held: HeldEvent[] = [];
const listening = new AbortController();
const { signal } = listening;
const page: EventReplay['page'] = { ...document.currentScript?.dataset };
let isFetched = false;
let hasGivenUp = false;

function repeat({ target, submitter }: HeldEvent): void {
  // React hydrates the part around an element at once for a mouse event, but not for a submission.
  for (const type of ['mousedown', 'mouseup']) {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else if (!target.isConnected && target instanceof HTMLAnchorElement) location.assign(target.href);
  else target.click();
}

function replay(isHydrated = false): void {
  hasGivenUp = true;
  if (isHydrated) listening.abort();
  for (const event of held.splice(0)) {
    if (isHydrated || !event.target.matches('button')) repeat(event);
    else held.push(event);
  }
}

function fetchLoader(): void {
  if (isFetched || !page.loader) return;
  isFetched = true;
  const script = document.createElement('script');
  script.onerror = () => replay();
  script.src = page.loader;
  document.head.append(script);
}

const intents: Event[] = [];
const eventReplay: EventReplay = {
  page,
  intents,
  onIntent: (event) => {
    intents.push(event);
    fetchLoader();
  },
  signal,
  replay,
};
window.eventReplay = eventReplay;

function onIntent(event: Event): void {
  eventReplay.onIntent(event);
}

/** A second press on the same element is impatience, not a second wish. */
function hold(event: Event): void {
  const { type, submitter, ctrlKey, metaKey, shiftKey, altKey } = event as SubmitEvent & MouseEvent;
  const target = (event.target as Element).closest<HTMLElement>(type === 'submit' ? 'form' : REPLAYED);
  if (!target || ctrlKey || metaKey || shiftKey || altKey) return;
  if (hasGivenUp && !target.matches('button')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.at(-1)?.target !== target) held.push({ target, submitter });
  onIntent(event);
}

const options = { capture: true, signal };
for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, onIntent, options);
for (const type of ['click', 'submit']) document.addEventListener(type, hold, options);
// A visitor who comes back to the page does not expect any more what was pressed on leaving it.
addEventListener('pagehide', () => {
  held.length = 0;
});
addEventListener('load', () => afterPaint(fetchLoader));
// The page may act upon its address, or has no path because it acts at once.
if (location.search || !page.path) fetchLoader();
