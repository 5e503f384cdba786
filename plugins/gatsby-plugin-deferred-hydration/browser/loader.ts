/**
 * The shared loader: prefetches the framework, starts it when the visitor needs it, and replays what happened before
 * hydration.
 */
import { afterPaint } from './after-paint';
import type { EventReplay } from './event-replay';
import { type Framework, startFramework } from './framework';
import { keepEntered } from './keep-entered';
import { fetchData, isDataPrecious, prefetchScript, preloadData } from './prefetch';
import { FIELDS, NATIVE, REPLAYED } from './selectors';
import { urgencyOf } from './urgency';

/** Injected by `node/bundle.ts`; leaves out the page component's scripts. */
declare const FRAMEWORK: Framework;
/** URL parameters that a page acts on as soon as it opens. */
declare const PARAMETERS: readonly string[];

/** Events that may need the framework. */
const INTENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'click', 'submit'] as const;
/** How long work that nobody waits for may wait for the browser to be idle, in milliseconds. */
const SOON = 200;
/**
 * Controls that need the framework: it is prefetched once one of them is visible. Kept out of the inline script's selectors,
 * which every page carries.
 */
const PREFETCHED = `:is(${REPLAYED},${FIELDS}):not([data-hydrate=press],[data-hydrate=press] *,${NATIVE},:disabled)`;

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: SOON });
  else setTimeout(task, SOON);
}

/** Runs a task once, as soon as a matching element is visible. */
function whenInView(selector: string, task: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    task();
  });
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

/** Fetches a control's data file while the framework loads. */
function preloadFor({ target }: Event): void {
  const { preload } = (target instanceof Element && target.closest<HTMLElement>('[data-preload]')?.dataset) || {};
  if (preload) preloadData(preload);
}

/** The stored text that this page shows, if any; storage may be forbidden. */
function storedText(): string | undefined {
  try {
    return localStorage[document.querySelector<HTMLElement>('[data-stored]')?.dataset.stored ?? ''];
  } catch {
    return undefined;
  }
}

function deferFramework({ intents, held, listening, replay, giveUp }: EventReplay): void {
  const { path, loader = '', component } = document.querySelector<HTMLElement>('[data-loader]')?.dataset ?? {};
  const prefix = loader.slice(0, loader.lastIndexOf('/'));
  const framework = { ...FRAMEWORK, scripts: [...(component?.split(' ') ?? []), ...FRAMEWORK.scripts] };
  const { signal } = listening;
  let entered: ReturnType<typeof keepEntered> | undefined;
  let isStarted = false;

  const start = (): void => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start);
      return;
    }
    if (isStarted) return;
    isStarted = true;
    entered ??= keepEntered();
    addEventListener('unhandledrejection', giveUp, { signal });
    if (path)
      startFramework(framework, path, fetchData(path, prefix)).catch(() => {
        // The next press tries again.
        isStarted = false;
        giveUp();
      });
  };
  const onHydrated = (): void => {
    listening.abort();
    const { hydrate, replay: enterAgain, finish } = entered ?? keepEntered();
    enterAgain();
    held.splice(0, held.length, ...held.map(hydrate));
    document.addEventListener('rendered', enterAgain);
    replay('*');
    afterPaint(finish);
  };
  const onIntent = (event: Event): void => {
    const urgency = urgencyOf(event);
    if (urgency === 'now' && !isStarted) {
      start();
      preloadFor(event);
    }
    if (urgency === 'idle' && !isDataPrecious()) whenIdle(start);
  };
  const fetchAhead = (): void => {
    if (!path || isStarted) return;
    framework.scripts.forEach(prefetchScript);
    fetchData(path, prefix).catch(() => undefined);
  };
  // The entries of a page that was reloaded stay its own: on the way back, the browser changes the address alone.
  const opened = location.pathname + location.search;
  const onPopState = (): void => {
    if (location.pathname + location.search !== opened) location.reload();
  };
  const onLoad = (): void => {
    if (storedText()) start();
    if (!isDataPrecious()) whenInView(PREFETCHED, () => whenIdle(fetchAhead));
  };

  // Clicks from before the site's own scripts ran; those scripts handle them.
  replay(NATIVE);
  for (const event of intents) onIntent(event);
  // On the window, because the inline script stops held events at the document.
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true, signal });
  const parameters = new URLSearchParams(location.search);
  // A component keeps its state in the history entry, beside the router's key.
  const hasState = Object.keys(history.state ?? {}).some((name) => name !== 'key');
  if (!path || hasState || PARAMETERS.some((name) => parameters.has(name))) start();
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
  addEventListener('popstate', onPopState, { signal });
  document.addEventListener('hydrated', onHydrated, { once: true });
  if ('hydrated' in document.documentElement.dataset) onHydrated();
}

if (window.eventReplay) deferFramework(window.eventReplay);
