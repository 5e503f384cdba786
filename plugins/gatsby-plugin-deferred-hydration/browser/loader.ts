/**
 * The file that all pages share: it prefetches the framework, starts it when the visitor needs it, and replays what the
 * visitor did before hydration.
 */
import { afterPaint } from './after-paint';
import { isDataPrecious } from './connection';
import type { EventReplay } from './event-replay';
import { type Framework, startFramework } from './framework';
import { hydrateAround } from './hydrate';
import { prefetch, preloadData } from './prefetch';
import { followReplaced } from './replaced';
import { keepText } from './replay-text';
import { FIELDS, NATIVE, REPLAYED } from './selectors';
import { urgencyOf } from './urgency';

/** Put here by the build (`node/bundle.ts`), without the scripts of the page's component. */
declare const FRAMEWORK: Framework;
/** Parameters of the address that a page acts on as soon as it is open. */
declare const PARAMETERS: readonly string[];

/** Events that may show that the framework is needed. */
const INTENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'click', 'submit'] as const;
/** The longest time in milliseconds that a press waits for hydration before the browser handles it instead. */
const PATIENCE = 15_000;
/** The longest time in milliseconds that what nobody waits for waits for the browser to be idle. */
const SOON = 200;
/**
 * Controls whose answer the visitor waits for: the framework is prefetched once one of them is in view. Not among the
 * selectors that the inline script shares, which would be sent with every page.
 */
const PREFETCHED = `:is(${REPLAYED},${FIELDS}):not([data-hydrate=press],[data-hydrate=press] *,${NATIVE},:disabled)`;

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: SOON });
  else setTimeout(task, SOON);
}

/** Does something once, as soon as an element that a selector names is in the window. */
function whenInView(selector: string, task: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    task();
  });
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

/** Fetches beside the framework what the component of a control will ask for. */
function preloadFor({ target }: Event): void {
  const { preload } = (target instanceof Element && target.closest<HTMLElement>('[data-preload]')?.dataset) || {};
  if (preload) preloadData(preload);
}

/** The text that the browser keeps and this page shows, if there is one. Storage may be forbidden. */
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
  const framework = { ...FRAMEWORK, scripts: [...FRAMEWORK.scripts, ...(component?.split(' ') ?? [])] };
  const { signal } = listening;
  const text = keepText();
  let follow = (): void => undefined;
  let isStarted = false;

  const start = (): void => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start);
      return;
    }
    if (isStarted) return;
    isStarted = true;
    text.note();
    follow = followReplaced((places) => {
      text.move(places);
      text.replay();
      held.splice(0, held.length, ...held.map((target) => places.get(target) ?? target));
    });
    document.addEventListener('rendered', follow);
    addEventListener('unhandledrejection', giveUp, { signal });
    setTimeout(giveUp, PATIENCE);
    if (path) startFramework(framework, path).catch(giveUp);
  };
  const onHydrated = (): void => {
    listening.abort();
    text.replay();
    held.forEach(hydrateAround);
    follow();
    replay('*');
    afterPaint(text.finish);
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
    if (path && !isStarted) prefetch(framework, path, prefix).catch(() => undefined);
  };
  const onLoad = (): void => {
    if (storedText()) start();
    if (!isDataPrecious()) whenInView(PREFETCHED, () => whenIdle(fetchAhead));
  };

  // Presses from before the site's scripts were there, which answer them.
  replay(NATIVE);
  for (const event of intents) onIntent(event);
  // On the window, since the inline script stops what it holds at the document.
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true, signal });
  const parameters = new URLSearchParams(location.search);
  if (!path || PARAMETERS.some((name) => parameters.has(name))) start();
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
  document.addEventListener('hydrated', onHydrated, { once: true });
  if ('hydrated' in document.documentElement.dataset) onHydrated();
}

if (window.eventReplay) deferFramework(window.eventReplay);
