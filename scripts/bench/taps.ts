import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { browserExecutable } from '../browser';
import { median } from './routes';
import { serveBuilt } from './server';

const PORT = Number(process.env.BENCH_PORT ?? 9179);
const REPORTS = path.resolve('reports');
/** Slow 4G as Lighthouse has it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
const IDLE = 5000;
const PATIENCE = 20_000;

const HELP = `npm run bench:taps -- [runs] [--dir folder] [--keys]
Slow 4G and a processor four times slower, five idle seconds, then the first tap. Milliseconds to the answer, median (5).
--dir measures another folder than public; --keys times nothing but typing in the search box.`;

interface Tap {
  readonly name: string;
  readonly goal: number;
  readonly route: string;
  /** What is tapped. */
  readonly target: string;
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
    route: postPath('nmc-revalidation'),
    target: 'button[data-copy]',
    answered: () => document.querySelector('#copied:not([hidden])'),
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
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE);
  return page;
}

async function timeTap(browser: Browser, base: string, { route, target, answered }: Tap): Promise<number> {
  const page = await openSlowly(browser, base + route);
  const element = page.locator(target).first();
  await element.scrollIntoViewIfNeeded();
  const start = performance.now();
  await element.tap({ noWaitAfter: true });
  await page.waitForFunction(answered, undefined, { polling: 'raf', timeout: PATIENCE });
  const time = performance.now() - start;
  await page.context().close();
  return time;
}

/** The longest time from a key to the paint after it, as the browser itself says, on a hydrated listing. */
async function timeKeys(browser: Browser, base: string): Promise<number> {
  const page = await openSlowly(browser, `${base}/blog/`);
  const box = page.getByRole('searchbox');
  await box.tap();
  await page.waitForTimeout(IDLE);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { keyTimes: seen });
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (/key|input/.test(name)) seen.push(duration);
    }).observe(options);
  });
  await box.pressSequentially('nurse', { delay: 400 });
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  await page.context().close();
  return Math.max(0, ...times);
}

async function repeat(runs: number, task: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await task());
  return Math.round(median(times));
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
  const rows: { name: string; goal: number; milliseconds: number }[] = [];
  for (const tap of args.includes('--keys') ? [] : TAPS) {
    const milliseconds = await repeat(runs, () => timeTap(browser, serving.url, tap));
    rows.push({ name: tap.name, goal: tap.goal, milliseconds });
  }
  rows.push({
    name: 'key to paint',
    goal: 100,
    milliseconds: await repeat(runs, () => timeKeys(browser, serving.url)),
  });
  await browser.close();
  serving.stop();
  console.table(rows);
  await mkdir(REPORTS, { recursive: true });
  const report = { date: new Date().toISOString(), machine: os.cpus()[0]?.model, load: os.loadavg(), runs, rows };
  await writeFile(path.join(REPORTS, 'taps.json'), JSON.stringify(report, undefined, 2));
}

void main(process.argv.slice(2));
