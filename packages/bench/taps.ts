import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { browserExecutable } from '../../scripts/browser';
import { serveBuilt } from '../../scripts/static-server';
import { ARTICLE, median } from './routes';

const PORT = Number(process.env.BENCH_PORT ?? 9179);
const REPORTS = path.resolve('reports');
/** Slow 4G as Lighthouse has it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
/** How long a control has been in view before it is tapped, in milliseconds. */
const IN_VIEW = 3000;
const IDLE = 5000;
/** The longest that the browser may take from an interaction to its next paint, in milliseconds. */
const NEXT_PAINT = 200;
const PATIENCE = 20_000;

const HELP = `npm run bench -- taps [runs] [--dir folder] [--keys]
Slow 4G and a processor four times slower; each control is tapped once it has been in view for three seconds. Milliseconds
to the answer, and from any interaction until then to its next paint, as the browser says; medians (5).
--dir measures another folder than public; --keys times nothing but typing in the search box.`;

interface Tap {
  readonly name: string;
  readonly goal: number;
  readonly route: string;
  /** What is tapped. */
  readonly target: string;
  /** What the browser fills in as soon as the page is loaded: values by selector. */
  readonly fields?: Readonly<Record<string, string>>;
  /** How long it has been in view, in milliseconds; `IN_VIEW` if left out. */
  readonly inView?: number;
  /** Whether the answer is there; runs in the page at every frame. */
  readonly answered: () => unknown;
}

const TAPS: readonly Tap[] = [
  {
    name: 'filter chip',
    goal: 1000,
    route: '/blog/',
    target: 'li:nth-child(3) > a[data-hydrate]',
    answered: () => document.querySelector('li:nth-child(3) > a[data-hydrate][aria-current]'),
  },
  {
    name: 'Load More',
    goal: 1000,
    route: '/blog/',
    target: 'a[data-hydrate][rel="next"]',
    answered: () => document.querySelectorAll('main article').length > 6,
  },
  {
    name: 'filter chip, at once after the load',
    goal: 2000,
    route: '/blog/',
    target: 'li:nth-child(3) > a[data-hydrate]',
    inView: 0,
    answered: () => document.querySelector('li:nth-child(3) > a[data-hydrate][aria-current]'),
  },
  {
    name: 'send what the browser has filled in',
    goal: 1000,
    route: '/contact/',
    fields: { 'main form [name=name]': 'Maria Cruz', 'main form [type=email]': 'maria@example.com', textarea: 'Hello' },
    target: 'main form button[type=submit]',
    answered: () => document.querySelector('main form button[aria-disabled]'),
  },
  {
    name: 'plan what the browser has filled in',
    goal: 1000,
    route: '/tools/revalidation-planner/',
    fields: { '#expiryMonth': '4', '#expiryYear': '2067' },
    // The others add to lists.
    target: 'main button[type=submit][form]',
    answered: () => document.activeElement?.matches('h2'),
  },
  {
    name: 'phone menu',
    goal: 300,
    route: '/',
    target: 'header button[popovertarget]',
    answered: () => document.querySelector('header nav:popover-open'),
  },
  {
    name: 'dark colours',
    goal: 300,
    route: '/',
    target: 'label:has([type=radio][value=dark])',
    answered: () => document.querySelector('[data-color-scheme=dark]'),
  },
  {
    name: 'Copy Link',
    goal: 300,
    route: ARTICLE,
    target: 'button[data-copy]',
    answered: () => document.querySelector('[data-copied]:not([hidden])'),
  },
  {
    name: 'open an article',
    goal: 1500,
    route: '/blog/',
    target: 'main article a',
    answered: () =>
      location.pathname !== '/blog/' &&
      document.querySelector('main h1') &&
      performance.getEntriesByType('paint').length > 0,
  },
];

/** TypeScript does not know which entries belong to an interaction. */
type Interaction = PerformanceEventTiming & { readonly interactionId: number };

/** Records in the page how long the browser took from each interaction to the paint after it. */
function observeInteractions(): void {
  const seen: number[] = [];
  Object.assign(window, { interactions: seen });
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as Interaction[]) {
      if (interactionId > 0) seen.push(duration);
    }
  }).observe(options);
}

/** The longest of them so far; 0 where all were shorter than 16 ms. */
async function longestInteraction(page: Page): Promise<number> {
  // The browser reports an interaction after its paint.
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions);
  return Math.max(0, ...times);
}

async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 5'],
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observeInteractions);
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** Sets fields as autofill does, without a touch; runs in the page. */
function fillIn(fields: Readonly<Record<string, string>>): void {
  for (const [selector, value] of Object.entries(fields)) {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field) throw new Error(`There is no field ${selector}.`);
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Milliseconds to the answer, and to the paint after the slowest interaction. */
interface Times {
  readonly answer: number;
  readonly nextPaint: number;
}

async function timeTap(browser: Browser, base: string, tap: Tap): Promise<Times> {
  const page = await openSlowly(browser, base + tap.route);
  await page.evaluate(fillIn, tap.fields ?? {});
  const element = page.locator(tap.target).first();
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(tap.inView ?? IN_VIEW);
  const start = performance.now();
  await element.tap({ noWaitAfter: true });
  await page.waitForFunction(tap.answered, undefined, { polling: 'raf', timeout: PATIENCE });
  const answer = performance.now() - start;
  const nextPaint = await longestInteraction(page);
  await page.context().close();
  return { answer, nextPaint };
}

/** The longest time from a key to the paint after it, on a hydrated listing. */
async function timeKeys(browser: Browser, base: string): Promise<Times> {
  const page = await openSlowly(browser, `${base}/blog/`);
  const box = page.getByRole('searchbox');
  await box.tap();
  await page.waitForTimeout(IDLE);
  await page.evaluate(() => {
    (window as unknown as { interactions: number[] }).interactions.length = 0;
  });
  await box.pressSequentially('nurse', { delay: 400 });
  const answer = await longestInteraction(page);
  await page.context().close();
  return { answer, nextPaint: answer };
}

async function repeat(runs: number, task: () => Promise<Times>): Promise<Times> {
  const times: Times[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await task());
  return {
    answer: Math.round(median(times.map(({ answer }) => answer))),
    nextPaint: Math.round(median(times.map(({ nextPaint }) => nextPaint))),
  };
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const runs = args.map(Number).find((value) => value > 0) ?? 5;
  const folder = args.includes('--dir') ? (args[args.indexOf('--dir') + 1] ?? 'public') : 'public';
  const serving = await serveBuilt(path.resolve(folder), PORT);
  const browser = await chromium.launch({
    executablePath: browserExecutable(),
    args: ['--no-sandbox', '--disable-quic'],
  });
  const tasks = [
    ...(args.includes('--keys') ? [] : TAPS).map((tap) => ({ ...tap, time: () => timeTap(browser, serving.url, tap) })),
    { name: 'key to paint', goal: 100, time: () => timeKeys(browser, serving.url) },
  ];
  const rows: ({ name: string; goal: number } & Times)[] = [];
  for (const { name, goal, time } of tasks) rows.push({ name, goal, ...(await repeat(runs, time)) });
  await browser.close();
  serving.stop();
  console.table(rows);
  console.log(`goal of every next paint: ${NEXT_PAINT} ms`);
  await mkdir(REPORTS, { recursive: true });
  const report = { date: new Date().toISOString(), machine: os.cpus()[0]?.model, load: os.loadavg(), runs, rows };
  await writeFile(path.join(REPORTS, 'taps.json'), JSON.stringify(report, undefined, 2));
}

void main(process.argv.slice(2));
