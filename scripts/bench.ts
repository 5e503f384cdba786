import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserExecutable } from './browser';
import { AuthorError, runCommand } from './for-author';
import { serveBuilt } from './static-server';

const HELP = `Measures built pages as a phone on a slow line sees them, and what they weigh.

  npx tsx scripts/bench.ts                               every kind of page of public/, medians of three visits
  npx tsx scripts/bench.ts --runs 9 /blog/ /contact/      these pages, nine visits each
  npx tsx scripts/bench.ts --folder ../old --folder public   two builds in turns, so that both have the same machine`;

/** One page of each kind; the article is looked up. */
const PAGES = ['/', '/blog/', '/contact/', '/services/', '/faq/', '/glossary/', '/tools/', '/tools/maternity-planner/'];

const PORT = 9178;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Lighthouse's "slow 4G", in bytes a second, and its CPU slowdown. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
/** A page starts React at once if its URL has this parameter. */
const AWAKE = '?q=';

/** Measurements of one visit: times in milliseconds, weights in kilobytes. */
interface Visit {
  /** Largest contentful paint. */
  readonly largestPaint: number;
  /** Total blocking time: how far tasks exceed 50 ms. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  readonly received: number;
  readonly script: number;
  /** Script of the same page once React runs. */
  readonly scriptAwake: number;
}

/**
 * Collects metrics that only observers in the page receive; runs before the page's scripts. It is sent to the browser as
 * text, so its functions stay anonymous: for names the compiler would call a helper.
 */
function observe(): void {
  const seen = { largestPaint: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Adds up a page's transfers by resource type. */
async function countBytes(session: CDPSession): Promise<(type?: string) => number> {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    types.set(requestId, response.mimeType.includes('javascript') ? 'Script' : type),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return (type) => (type ? (bytes.get(type) ?? 0) : [...bytes.values()].reduce((sum, each) => sum + each, 0)) / 1000;
}

/** Opens a URL in a new profile and passes on the page once its network is quiet. */
async function open<Result>(
  browser: Browser,
  url: string,
  isSlow: boolean,
  read: (page: Page, count: (type?: string) => number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const count = await countBytes(session);
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const result = await read(page, count);
  await context.close();
  return result;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const scriptAwake = await open(browser, url + AWAKE, false, async (_page, count) => count('Script'));
  return open(browser, url, true, async (page, count) => {
    const seen = await page.evaluate(
      () => (window as unknown as { seen: Pick<Visit, 'largestPaint' | 'blocked' | 'shift'> }).seen,
    );
    return { ...seen, received: count(), script: count('Script'), scriptAwake };
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function summary(visits: readonly Visit[]): Record<string, string> {
  const of = (name: keyof Visit, digits: number): string => median(visits.map((each) => each[name])).toFixed(digits);
  return {
    'largest paint (ms)': of('largestPaint', 0),
    'blocked (ms)': of('blocked', 0),
    shift: of('shift', 3),
    'received (KB)': of('received', 1),
    'script (KB)': of('script', 1),
    'script awake (KB)': of('scriptAwake', 1),
  };
}

async function main(folders: readonly string[], pages: readonly string[], runs: number): Promise<void> {
  const servers = await Promise.all(folders.map((folder, index) => serveBuilt(path.resolve(folder), PORT + index)));
  const sites = folders.map((_folder, index) => `http://localhost:${PORT + index}`);
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  const rows: Record<string, string>[] = [];
  for (const page of pages) {
    const visits = sites.map((): Visit[] => []);
    // Unmeasured: the first request makes the server compress the page.
    for (const site of sites) await open(browser, site + page + AWAKE, false, async () => undefined);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, site] of sites.entries()) visits[index]?.push(await visit(browser, site + page));
    }
    for (const [index, folder] of folders.entries()) rows.push({ page, folder, ...summary(visits[index] ?? []) });
  }
  console.table(rows);
  await browser.close();
  for (const server of servers) server.close();
}

const OPTIONS = {
  options: { folder: { type: 'string', multiple: true }, runs: { type: 'string', default: '3' } },
  allowPositionals: true,
} as const;

runCommand(HELP, OPTIONS, async ({ values: { folder = ['public'], runs }, positionals }) => {
  if (!(Number(runs) > 0)) throw new AuthorError(`--runs takes a number, not ${runs}.`);
  await main(folder, positionals.length > 0 ? positionals : PAGES, Number(runs));
});
