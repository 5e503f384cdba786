import { AWAKE_EVENT, RUNTIME_TEMPLATE } from '../names';
import { fetchAhead, isDataPrecious } from './fetch-ahead';
import { holdPresses } from './held-presses';
import { showFontsLate } from './late-fonts';
import { needOf } from './need';
import { keepPageOffline } from './offline-links';
import { keepTypedText } from './typed-text';

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
showFontsLate();
keepPageOffline();
const presses = holdPresses(wake);
const typed = keepTypedText();

function template(): HTMLTemplateElement | null {
  return document.querySelector(`template#${RUNTIME_TEMPLATE}`);
}

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

/** Lets the scripts of the template run; where there is no template they run already. */
function wake(): void {
  wanted = true;
  if (woken || document.readyState === 'loading') return;
  woken = true;
  typed.note();
  stopWatching();
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', settle);
  setTimeout(settle, PATIENCE);
  const scripts = template();
  if (scripts) document.body.append(document.importNode(scripts.content, true));
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
  if (wanted || !template() || ACTED_UPON.some((name) => parameters.has(name))) wake();
  watchVisible();
}

function onLoaded(): void {
  const scripts = template();
  const pageData = scripts?.dataset.page;
  if (!scripts || !pageData || isDataPrecious()) return;
  whenIdle(() => {
    if (!woken) void fetchAhead(scripts.content, pageData).catch(() => undefined);
  }, FETCH_AHEAD);
}

for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: true });
document.addEventListener('DOMContentLoaded', onParsed, { once: true });
addEventListener('load', onLoaded);
addEventListener('pagehide', () => presses.forget());
document.addEventListener(AWAKE_EVENT, () => {
  typed.handOver();
  settle();
});
