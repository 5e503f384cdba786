/** The loader: prefetches the framework, starts it when the visitor needs it, and replays what happened before. */
import { hasHistoryState } from '../in-place';
import type { EventReplay } from './event-replay';
import { type Framework, startFramework } from './framework';
import { hydrateAround } from './hydrate-around';
import { AT_REST, INTENTS, needsFramework } from './intents';
import { fetchData, isDataPrecious, prefetchScript, preloadData } from './prefetch';
import { FIELDS, NATIVE, REPLAYED } from './selectors';

/** Injected by `node/bundle.ts`; leaves out the page component's scripts. */
declare const FRAMEWORK: Framework;
/** Parameters of the query or fragment that a page acts on as soon as it opens. */
declare const PARAMETERS: readonly string[];

/** Controls that need the framework: it is prefetched once one of them is visible. */
const PREFETCHED = `:is(${REPLAYED},${FIELDS}):not([data-hydrate=press],[data-hydrate=press] *,${NATIVE},:disabled)`;

/** Runs a task once, as soon as a matching element is visible. */
function whenInView(selector: string, task: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    task();
  });
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

/** Shows the elements whose entry is stored, on the device or in the tab; whether there are any. */
function showStored(): boolean {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-stored]')];
  try {
    for (const element of elements) {
      const { stored = '' } = element.dataset;
      element.hidden = !(localStorage[stored] || sessionStorage[stored]);
    }
  } catch {
    // Storage is forbidden.
  }
  return elements.some(({ hidden }) => !hidden);
}

/** Whether the query or the fragment has a parameter that the page acts on, with a value; mail programs encode its equals sign. */
function hasParameter(): boolean {
  return new RegExp(`[?#&](${PARAMETERS.join('|')})(=|%(25)*3d).`, 'i').test(location.search + location.hash);
}

function deferFramework({ intents, held, listening, replay, giveUp }: EventReplay): void {
  const { path, loader = '', component } = document.querySelector<HTMLElement>('[data-loader]')?.dataset ?? {};
  const prefix = loader.slice(0, loader.lastIndexOf('/'));
  const framework = { ...FRAMEWORK, scripts: [...(component?.split(' ') ?? []), ...FRAMEWORK.scripts] };
  const { signal } = listening;
  let isStarted = false;

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
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
    for (const control of [document.activeElement, ...held]) hydrateAround(control);
    // Controls that React has replaced are handed on first.
    queueMicrotask(() => replay('*'));
  };
  const startFor = (target: Element): void => {
    start();
    const { preload } = target.closest<HTMLElement>('[data-preload]')?.dataset ?? {};
    if (preload) preloadData(preload);
  };
  const onIntent = (event: Event): void => {
    if (!needsFramework(event)) return;
    const target = event.target as Element;
    if (event.type !== 'pointerover') startFor(target);
    else setTimeout(() => target.matches(':hover') && startFor(target), AT_REST);
  };
  const fetchAhead = (): void => {
    if (!path || isStarted) return;
    framework.scripts.forEach(prefetchScript);
    fetchData(path, prefix).catch(() => undefined);
  };
  const opened = location.pathname + location.search;
  const onPopState = (): void => {
    // The entries of a page that was reloaded stay its own: on the way back, the browser changes the address alone.
    if (location.pathname + location.search !== opened) location.reload();
    else if (hasParameter()) start();
  };
  const onStored = (): void => {
    if (!isStarted && showStored()) start();
  };

  // From before the site's own scripts ran, which handle them.
  replay(NATIVE);
  for (const { target } of intents.filter(
    ({ type, target }) => type === 'change' && (target as Element).matches(NATIVE),
  ))
    target?.dispatchEvent(new Event('change', { bubbles: true }));
  for (const event of intents) onIntent(event);
  // On the window, because the inline script stops held events at the document. For good: each control on the way to the one that is
  // pressed has its data fetched ahead, also once the page is hydrated.
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
  addEventListener('popstate', onPopState, { signal });
  // Stored on another page, from which the visitor comes back, or in another tab.
  for (const type of ['pageshow', 'storage']) addEventListener(type, onStored, { signal });
  document.addEventListener('hydrated', onHydrated, { once: true });
  if ('hydrated' in document.documentElement.dataset) onHydrated();
  if (!path || hasHistoryState() || showStored() || hasParameter()) start();
  else if (!isDataPrecious()) whenInView(PREFETCHED, fetchAhead);
}

const run = (): void => {
  if (window.eventReplay) deferFramework(window.eventReplay);
};
// React cannot hydrate half a document.
if (document.readyState !== 'loading') run();
else document.addEventListener('DOMContentLoaded', run);
