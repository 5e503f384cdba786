// Prints what builds, Load More and searches cost with more and more articles: docs/performance.md.
//
//   npx tsx scripts/benchmark.ts [13 313 1000]
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { copySite, GATSBY_ENV } from '../__tests__/built/site-copy';
import { testBrowser } from './browser/browser';
import { addArticles } from './more-articles';
import { commandFile } from './run-package';
import { serveBuilt } from './static-server';

/** Prints a process's largest memory in kilobytes and its processor time in microseconds, as it ends. */
const NOTE_USAGE = `data:text/javascript,process.on("exit",()=>{
  const {maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();
  console.log("used",maxRSS,userCPUTime+systemCPUTime,".")})`;

/** A common word, a rare one, a phrase, a synonym and a misspelt word. */
const SEARCHES = ['nurse', 'oximeter', 'maternity leave', 'preceptor', 'revaldation'];
/** Milliseconds between two keys of somebody who types fast. */
const PACE = 120;
const SLOWER = 4;

type Row = readonly [what: string, value: string];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Builds the copy, and resolves to its time, that of the processor in all its processes, and the memory of the largest. */
function build(root: string): Promise<string> {
  const start = Date.now();
  const args = ['--import', NOTE_USAGE, commandFile('gatsby'), 'build'];
  const child = spawn(process.execPath, args, { cwd: root, env: GATSBY_ENV });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (part) => (said += part));
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      if (status !== 0) reject(new Error(`The build in ${root} failed.\n${said}`));
      const used = [...said.matchAll(/used (\d+) (\d+) \./g)];
      const peak = Math.max(...used.map(([, memory]) => Number(memory))) / 1e6;
      const processor = used.reduce((sum, [, , time]) => sum + Number(time), 0) / 1e6;
      const seconds = (Date.now() - start) / 1000;
      resolve(`${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processor), ${peak.toFixed(2)} GB`);
    });
  });
}

async function measureBuilds(root: string): Promise<Row[]> {
  const first = await build(root);
  const unchanged = await build(root);
  appendFileSync(path.join(root, 'content/blog/nmc-revalidation/index.md'), '\nOne sentence more.\n');
  return [
    ['first build', first],
    ['unchanged', unchanged],
    ['one article changed', await build(root)],
  ];
}

/** The addresses of the cards of further listing pages. */
const CARDS = /\/page-data\/blog\/page\//;
const SEARCH = /\/blog\/search[^?]*\.json$/;

/** Counts the data at such addresses that a page loads from now on, as it is sent. */
async function countData(session: CDPSession, addresses: RegExp): Promise<() => number> {
  const sizes = new Map<string, number>();
  const wanted = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response: { url } }) => {
    if (addresses.test(url)) wanted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await session.send('Network.enable');
  return () => [...wanted].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
}

/** Opens the listing in a browser that has nothing of it. */
async function openListing<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const result = use(page, session);
  return result.finally(() => context.close());
}

const isStill = (page: Page) => page.waitForLoadState('networkidle');

const measurePress = (browser: Browser, address: string): Promise<number> =>
  openListing(browser, async (page, session) => {
    const loaded = await countData(session, CARDS);
    await page.goto(address);
    await page.getByRole('link', { name: 'Load More Articles' }).click();
    await page.getByRole('article').nth(6).waitFor();
    await isStill(page);
    return loaded();
  });

/** Types a search on a slow processor. */
const measureSearch = (browser: Browser, address: string, words: string) =>
  openListing(browser, async (page, session) => {
    const loaded = await countData(session, SEARCH);
    await page.goto(address);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(() => {
      const keys: number[] = [];
      Object.assign(window, { keys });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (/^key|input/.test(name)) keys.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const slowestKey = (): Promise<number> =>
      page.evaluate(() => Math.max(0, ...(window as unknown as { keys: number[] }).keys.splice(0)));
    const box = page.getByRole('searchbox', { name: 'Search articles' });
    await box.click();
    await box.pressSequentially(words, { delay: PACE });
    await page.locator('[data-busy]').waitFor({ state: 'detached' });
    await isStill(page);
    await box.fill('');
    await page.waitForTimeout(1000);
    const starting = await slowestKey();
    // Once React runs and the search is there, each key brings results.
    await box.pressSequentially(words, { delay: PACE });
    await page.waitForTimeout(1000);
    const running = await slowestKey();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { bytes: loaded(), starting, running, usedSize };
  });

async function measureUse(root: string): Promise<Row[]> {
  const server = await serveBuilt(path.join(root, 'public'), 0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}/blog/`;
  const browser = await chromium.launch({ executablePath: testBrowser().executablePath, args: ['--no-sandbox'] });
  const press = await measurePress(browser, address);
  const found: ({ readonly words: string } & Awaited<ReturnType<typeof measureSearch>>)[] = [];
  for (const words of SEARCHES) found.push({ words, ...(await measureSearch(browser, address, words)) });
  await browser.close();
  server.close();
  const worst = (of: (each: (typeof found)[number]) => number) =>
    found.reduce((most, each) => (of(each) > of(most) ? each : most));
  const [most, starting, running, large] = [
    worst(({ bytes }) => bytes),
    worst((each) => each.starting),
    worst((each) => each.running),
    worst(({ usedSize }) => usedSize),
  ];
  return [
    ['Load More, data', kilobytes(press)],
    ['search, data', `${kilobytes(most.bytes)} (${most.words})`],
    [`key as React starts, CPU / ${SLOWER}`, `${starting.starting} ms (${starting.words})`],
    [`key once it runs, CPU / ${SLOWER}`, `${running.running} ms (${running.words})`],
    ['memory of the tab', `${(large.usedSize / 1e6).toFixed(1)} MB`],
  ];
}

async function run(): Promise<void> {
  const sizes = process.argv.slice(2).map(Number);
  for (const articles of sizes.length > 0 ? sizes : [13, 313, 1000]) {
    const root = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
    try {
      await copySite(root, 'content', (copy) => addArticles(path.join(copy, 'content'), articles));
      console.log(`\n${articles} articles`);
      for (const [what, value] of await measureBuilds(root)) console.log(`  ${what.padEnd(30)} ${value}`);
      for (const [what, value] of await measureUse(root)) console.log(`  ${what.padEnd(30)} ${value}`);
    } finally {
      rmSync(root, { recursive: true });
    }
  }
}

void run();
