import { AWAKE_EVENT, AWAKE_MARK, RUNTIME_TEMPLATE } from '../names';
import { isDataPrecious } from './connection';
import { fetchAhead } from './fetch-ahead';
import { holdPresses } from './held-presses';
import { needOf } from './need';
import { keepPageOffline } from './offline-links';
import { type Runtime, startRuntime } from './runtime';
import { explainTerms } from './terms';
import { keepTypedText } from './typed-text';

/** Put here at the end of the build. */
declare const RUNTIME: Runtime;

/** Events that may show that the runtime is needed. */
const SIGNS = ['pointerdown', 'pointerover', 'keydown', 'focusin'] as const;
/** Parameters of the address that a page acts upon as soon as it is there. */
const ACTED_UPON = ['q', 'category', 'interest'];
/** Longest time in milliseconds that a press waits before the browser's own answer is taken instead. */
const PATIENCE = 15_000;

/** Longest time in milliseconds that fetching ahead waits for the browser to be idle. */
const FETCH_AHEAD = 1000;
/** Longest time in milliseconds that waking on a mere sign waits for the browser to be idle. */
const SOON = 200;

/** Does something when the browser is idle, after `limit` milliseconds in any case. */
function whenIdle(task: () => void, limit: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: limit });
  else setTimeout(task, SOON);
}

let wanted = false;
let woken = false;
let settled = false;
explainTerms();
keepPageOffline();
const presses = holdPresses(wake);
const typed = keepTypedText();

/** Tells of the page and of the site; a page without a path starts the runtime by itself. */
const place = document.getElementById(RUNTIME_TEMPLATE)?.dataset;
/** The path below which the whole site lies, without a slash at its end. */
const prefix = place?.wake?.slice(0, place.wake.lastIndexOf('/')) ?? '';

function stopWatching(): void {
  for (const sign of SIGNS) document.removeEventListener(sign, onSign, true);
}

/** Ends the waiting, with the runtime or without it. */
function settle(): void {
  if (settled) return;
  settled = true;
  removeEventListener('error', onError, true);
  removeEventListener('unhandledrejection', settle);
  stopWatching();
  presses.release();
}

/** A script that does not arrive or does not run will not answer either; a picture that is missing is no matter. */
function onError(event: Event): void {
  if (event.target === window || event.target instanceof HTMLScriptElement) settle();
}

/** Starts the runtime, unless the page itself does. */
function wake(): void {
  wanted = true;
  if (woken || document.readyState === 'loading') return;
  woken = true;
  typed.note();
  stopWatching();
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', settle);
  setTimeout(settle, PATIENCE);
  if (place?.path) startRuntime(RUNTIME, place.path, prefix);
}

function onSign(event: Event): void {
  const need = needOf(event);
  if (need === 'now') wake();
  if (need === 'idle' && !isDataPrecious()) whenIdle(wake, SOON);
}

function watchVisible(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  for (const element of document.querySelectorAll('[data-wake="visible"]')) observer.observe(element);
}

function onParsed(): void {
  const parameters = new URLSearchParams(location.search);
  if (wanted || !place?.path || ACTED_UPON.some((name) => parameters.has(name))) wake();
  watchVisible();
}

function onLoaded(): void {
  const path = place?.path;
  if (!path || isDataPrecious()) return;
  whenIdle(() => {
    if (!woken) void fetchAhead(RUNTIME, path, prefix).catch(() => undefined);
  }, FETCH_AHEAD);
}

function onAwake(): void {
  typed.handOver();
  settle();
}

/** What `inline.ts` has held until now. */
function takeOver({ events, stop }: NonNullable<typeof window.early>): void {
  stop();
  for (const event of events) {
    if (event.type === 'click' || event.type === 'submit') presses.take(event);
    else onSign(event);
  }
}

for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: true });
addEventListener('pagehide', () => presses.forget());
document.addEventListener(AWAKE_EVENT, onAwake);
if (window.early) takeOver(window.early);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onParsed, { once: true });
else onParsed();
if (document.readyState === 'complete') onLoaded();
else addEventListener('load', onLoaded);
if (AWAKE_MARK in document.documentElement.dataset) onAwake();
