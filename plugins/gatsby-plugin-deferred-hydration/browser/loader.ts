/** The file that all pages share: it starts the framework when the visitor needs it, and prefetches it before that. */
import { isDataPrecious } from './connection';
import type { EventReplay } from './event-replay';
import { type Framework, startFramework } from './framework';
import { prefetch } from './prefetch';
import { urgencyOf } from './urgency';

/** Put here by the build (`node/bundle.ts`). */
declare const FRAMEWORK: Framework;
/** Parameters of the address that a page acts upon as soon as it is there. */
declare const PARAMETERS: readonly string[];

/** Longest time in milliseconds that a press waits for hydration before the browser's own answer is taken instead. */
const PATIENCE = 15_000;
/** Longest time in milliseconds that prefetching waits for the browser to be idle. */
const PREFETCH = 1000;
/** Longest time in milliseconds that starting waits for the browser to be idle where nothing has been pressed yet. */
const SOON = 200;

/** Does something when the browser is idle, after `limit` milliseconds in any case. */
function whenIdle(task: () => void, limit: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: limit });
  else setTimeout(task, SOON);
}

function deferFramework(eventReplay: EventReplay): void {
  const { page, intents, signal } = eventReplay;
  const prefix = page.loader?.slice(0, page.loader.lastIndexOf('/')) ?? '';
  let isStarted = false;

  const giveUp = (): void => eventReplay.replay();
  /** A script that does not arrive or does not run will not answer either; a picture that is missing is no matter. */
  const onError = ({ target }: Event): void => {
    if (target === window || target instanceof HTMLScriptElement) giveUp();
  };
  const start = (): void => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    if (isStarted || document.readyState === 'loading') return;
    isStarted = true;
    addEventListener('error', onError, { capture: true, signal });
    addEventListener('unhandledrejection', giveUp, { signal });
    setTimeout(giveUp, PATIENCE);
    if (page.path) startFramework(FRAMEWORK, page.path, prefix);
  };
  const onIntent = (event: Event): void => {
    const urgency = urgencyOf(event);
    if (urgency === 'now') start();
    if (urgency === 'idle' && !isDataPrecious()) whenIdle(start, SOON);
  };
  const onLoad = (): void => {
    const { path } = page;
    if (!path || isDataPrecious()) return;
    whenIdle(() => {
      if (!isStarted) prefetch(FRAMEWORK, path, prefix).catch(() => undefined);
    }, PREFETCH);
  };

  for (const event of intents) onIntent(event);
  eventReplay.onIntent = onIntent;
  document.addEventListener('pointerover', onIntent, { capture: true, passive: true, signal });
  const parameters = new URLSearchParams(location.search);
  if (!page.path || PARAMETERS.some((name) => parameters.has(name))) start();
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
}

if (window.eventReplay && !window.eventReplay.signal.aborted) deferFramework(window.eventReplay);
