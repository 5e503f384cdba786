import { type ByRoleOptions, queryAllByRole } from '@testing-library/dom';

/**
 * What the tests do inside the page, in every engine alike. The test server puts this file in front of all scripts of a
 * page, where it hears of every error; it is `window.visitor` there.
 */

/** What is looked for, as a visitor would say it. All of it can go through JSON. */
export interface Query {
  readonly role: string;
  /** The whole accessible name. */
  readonly name?: string;
  /** Words that it contains. */
  readonly text?: string;
  readonly value?: string;
  readonly current?: boolean;
  readonly level?: number;
  /** Inside the first element that fits this. */
  readonly within?: Query;
}

/** A point of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What follows is the rest of a stack. */
const LONGEST = 300;
const REPORTS = '/visitor-reports';

/** Synchronous, since the page may be gone a moment later. */
function report(kind: string, what: unknown): void {
  const request = new XMLHttpRequest();
  request.open('POST', REPORTS, false);
  const words = what instanceof Error ? `${what} (${what.stack?.split('\n', 2).join(' ')})` : String(what);
  request.send(new URLSearchParams({ report: `${location.pathname}: ${kind}: ${words.slice(0, LONGEST)}` }));
}

addEventListener('error', (event) => report('error', event.error ?? event.message));
addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection', reason));
document.addEventListener('securitypolicyviolation', (event) =>
  report('refused by the policy', `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
);
const write = console.error;
console.error = (...words: readonly unknown[]) => {
  report('console', words.map(String).join(' '));
  write(...words);
};

function find({ role, text = '', value, within, ...options }: Query): HTMLElement[] {
  const [root] = within ? find(within) : [document.body];
  if (!root) return [];
  return queryAllByRole(root, role, options satisfies ByRoleOptions).filter(
    (element) =>
      element.textContent.includes(text) && (value === undefined || ('value' in element && element.value === value)),
  );
}

/** How many there are that a visitor can perceive. */
export function count(query: Query): number {
  return find(query).length;
}

/** The words of each. */
export function texts(query: Query): string[] {
  return find(query).map((element) => element.textContent.trim());
}

/** Whether the first radio button or checkbox that fits is on. */
export function isChecked(query: Query): boolean {
  const [element] = find(query);
  return element instanceof HTMLInputElement && element.checked;
}

/** The value of the first field that fits. */
export function fieldValue(query: Query): string | undefined {
  const [field] = find(query);
  return field && 'value' in field ? String(field.value) : undefined;
}

/** The absolute address that the first link leads to. */
export function hrefOf(query: Query): string | undefined {
  const [link] = find(query);
  return link instanceof HTMLAnchorElement ? link.href : undefined;
}

/** What must not be covered: the element, or the label of a field that is drawn in another way. */
function shownPart(element: HTMLElement): HTMLElement {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return label && ['radio', 'checkbox'].includes((element as HTMLInputElement).type) ? label : element;
}

const places = new WeakMap<Element, string>();

let isExpected = false;
addEventListener('pointerdown', () => (isExpected = false), { capture: true });

/** Where to press the first that fits: once it is at rest in the window and nothing covers it. */
export function spot(query: Query): Spot | undefined {
  const [found] = find(query);
  if (!found) return undefined;
  const element = shownPart(found);
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  const place = `${left} ${top} ${width} ${height}`;
  const rests = places.get(element) === place;
  places.set(element, place);
  if (!hit || !element.contains(hit)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  else if (rests) {
    isExpected = true;
    return point;
  }
  return undefined;
}

/** Whether a press at the last spot has not come yet; another document expects none. */
export function expectsPress(): boolean {
  return isExpected;
}

/** The address without the origin. */
export function address(): string {
  return location.pathname + location.search;
}

/** Steps back in the history; the browser's own button would wait for a load that may not come. */
export function goBack(): void {
  history.back();
}

/** Does what hydrates the page without touching anything on it. */
export function hydrate(): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
}

/** Whether every component of the page answers. */
export function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset;
}

/** Whether the page has come completely. */
export function isLoaded(): boolean {
  return document.readyState === 'complete';
}

/** The colours that are shown, as the theme reads them. */
export function shownColors(): string {
  return getComputedStyle(document.documentElement).colorScheme;
}

/** By how many pixels the page is wider than its window, and what sticks out. */
export function overflow(): { readonly pixels: number; readonly what: readonly string[] } {
  const { scrollWidth, clientWidth } = document.documentElement;
  const pixels = scrollWidth - clientWidth;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => pixels > 0 && element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return { pixels, what: wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)) };
}

/** Opens an address in the frame of the page that the test server offers. */
export function openInFrame(path: string): void {
  const frame = document.querySelector('iframe');
  if (frame) frame.src = path;
}
