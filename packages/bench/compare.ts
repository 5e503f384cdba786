import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserExecutable } from '../../scripts/browser';
import { serveBuilt } from '../../scripts/static-server';
import { lighthouseValues } from './lighthouse';
import { measure } from './measure';
import { median } from './routes';
import { type BenchSite, makeAstroSite, makeCold, makeGatsbySite, makeOwnSite } from './sites';

const PORT = Number(process.env.BENCH_PORT ?? 9190);
const REPORTS = path.resolve('reports');
const POSTS = 12;
const ROUTE = '/blog/bench-post-1/';
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const LINE = { offline: false, latency: 150, downloadThroughput: 175_000, uploadThroughput: 84_000 };
const SLOWER = 4;
/** How long a visit is watched after it has loaded, in milliseconds. */
const AFTERWARDS = 500;
const LIGHTHOUSE_RUNS = 3;
const KB = 1024;

const HELP = `npm run bench -- compare [runs] [--built] [--also NAME=FOLDER:/route/] [--write FILE]
The same ${POSTS} posts and covers built by this site, by a bare Astro and a bare Gatsby site, each cold and after the edit of one
post; then the first visit to the same post (1.4 Mbit/s, 150 ms, a processor ${SLOWER} times slower), so many times (9) in turns.
--built takes the sites that the last run has built; --also adds a page of a site that was built elsewhere; --write puts the
page into a file, such as docs/benchmarks/comparison.md.`;

const INTRODUCTION = `# This site beside others

Written by \`npm run bench -- compare\`. Each site is built from the same ${POSTS} generated posts of 1,000 words, each with its own cover.
The bare sites (\`packages/bench/astro\`, \`packages/bench/gatsby\`) have nothing but the text and the picture: no header, menu, fonts,
colours for the dark, search, feeds, structured data, social cards or content check. AstroWind, where it is listed, is that template as
it is, built from its own repository with the same posts.

The first visit to a post: a phone of ${PHONE.viewport.width} pixels at ${PHONE.deviceScaleFactor}, nothing in its cache, 1.4 Mbit/s and 150 ms, a processor ${SLOWER} times slower.`;

interface Contender {
  readonly name: string;
  readonly folder: string;
  readonly route: string;
}

interface BuildTime {
  readonly name: string;
  /** Seconds. */
  readonly cold: number;
  readonly edited: number;
  /** MB at the highest. */
  readonly memory: number;
}

/** Milliseconds, but for `shift` and `kilobytes`. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly kilobytes: number;
}

const COLUMNS: readonly [title: string, key: keyof Visit, digits: number][] = [
  ['first paint, ms', 'firstPaint', 0],
  ['largest paint, ms', 'largestPaint', 0],
  ['blocking, ms', 'blocking', 0],
  ['shift', 'shift', 3],
  ['received, KB', 'kilobytes', 0],
];

/** What a page notes about its own first visit. It is sent to the browser as text, in which tsx would rename functions that have names. */
function noteVisit(): void {
  const seen = { largestPaint: 0, blocking: 0, shift: 0 };
  Reflect.set(window, 'visit', seen);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(noteVisit);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTERWARDS);
  const noted = await page.evaluate(() => ({
    ...Reflect.get(window, 'visit'),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));
  await context.close();
  return { ...noted, kilobytes: bytes / KB };
}

/** Builds a site cold and after an edit. */
async function timeBuilds(site: BenchSite): Promise<BuildTime> {
  const log = path.join(REPORTS, `compare-${site.name.replace(' ', '-')}.log`);
  await writeFile(log, '');
  const [command, ...args] = site.command;
  const run = async () => {
    const measured = await measure(command, args, site.directory, (text) => void appendFile(log, text));
    if (!measured.ok) throw new Error(`The build failed; see ${log}.`);
    return measured;
  };
  await makeCold(site);
  const cold = await run();
  await site.edits[0]?.make();
  const edited = await run();
  return { name: site.name, cold: cold.wall, edited: edited.wall, memory: Math.max(cold.memory, edited.memory) };
}

/** `NAME=FOLDER:/route/` of each `--also`. */
function othersIn(args: readonly string[]): Contender[] {
  return args.flatMap((arg, index) => {
    if (args[index - 1] !== '--also') return [];
    const [, name, folder, route] = /^([^=]+)=(.+):(\/.*)$/.exec(arg) ?? [];
    if (!name || !folder || !route) throw new Error(`"${arg}" is not NAME=FOLDER:/route/.`);
    return [{ name, folder, route }];
  });
}

/** Visits each page once before it visits any a second time, so that a slow minute of the machine meets all of them. */
async function visitInTurns(contenders: readonly Contender[], runs: number): Promise<Map<string, Visit[]>> {
  const served = await Promise.all(
    contenders.map(async (contender, index) => ({
      ...contender,
      serving: await serveBuilt(path.resolve(contender.folder), PORT + index),
    })),
  );
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  const visits = new Map<string, Visit[]>(contenders.map(({ name }) => [name, []]));
  // The first round only warms up: a host has compressed its pages long before, and the browser has started.
  for (let run = 0; run <= runs; run += 1) {
    for (const { name, route, serving } of served) {
      const seen = await visit(browser, serving.url + route);
      if (run > 0) visits.get(name)?.push(seen);
    }
  }
  await browser.close();
  for (const { serving } of served) serving.stop();
  return visits;
}

/** The middle of some values, with the lowest and the highest. */
function withSpread(values: readonly number[], digits: number): string {
  const [middle, low, high] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return low === high ? `${middle}` : `${middle} (${low} to ${high})`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

async function lighthouseTable(contenders: readonly Contender[]): Promise<string> {
  const names = ['performance', 'FCP ms', 'LCP ms', 'blocking ms', 'total KB'];
  const rows: string[][] = [];
  for (const { name, folder, route } of contenders) {
    const serving = await serveBuilt(path.resolve(folder), PORT);
    await fetch(serving.url + route);
    const results: Record<string, number>[] = [];
    for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) results.push(await lighthouseValues(serving.url + route));
    serving.stop();
    const of = (key: string): number[] => results.map((result) => result[key] ?? Number.NaN);
    rows.push([name, ...names.map((key) => withSpread(of(key), 0))]);
  }
  return table(['Lighthouse, mobile', ...names], rows);
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const runs = args.map(Number).find((value) => value > 0) ?? 9;
  const file = args.includes('--write') ? args[args.indexOf('--write') + 1] : undefined;
  await mkdir(REPORTS, { recursive: true });
  const contenders: Contender[] = [];
  const builds: BuildTime[] = [];
  if (args.includes('--built')) {
    contenders.push({ name: 'this site', folder: '.bench/own/public', route: ROUTE });
    contenders.push({ name: 'Astro 7', folder: 'packages/bench/astro/dist', route: ROUTE });
    contenders.push({ name: 'Gatsby', folder: '.bench/gatsby/public', route: ROUTE });
  } else {
    for (const make of [makeOwnSite, makeAstroSite, makeGatsbySite]) {
      const site = await make(POSTS, 'own covers');
      builds.push(await timeBuilds(site));
      contenders.push({ name: site.name, folder: site.built, route: ROUTE });
    }
  }
  contenders.push(...othersIn(args));
  const visits = await visitInTurns(contenders, runs);
  const first = table(
    ['first visit', ...COLUMNS.map(([title]) => title)],
    [...visits].map(([name, seen]) => [
      name,
      ...COLUMNS.map(([, key, digits]) =>
        withSpread(
          seen.map((one) => one[key]),
          digits,
        ),
      ),
    ]),
  );
  const built = table(
    [`build of ${POSTS} posts`, 'cold, s', 'one post edited, s', 'memory, MB'],
    builds.map(({ name, cold, edited, memory }) => [name, cold.toFixed(1), edited.toFixed(1), memory.toFixed(0)]),
  );
  const machine = `${os.cpus().length} x ${os.cpus()[0]?.model}, Node ${process.version}`;
  const load = os.loadavg()[0]?.toFixed(1);
  const text = [
    INTRODUCTION,
    `${new Date().toISOString().slice(0, 10)}, ${machine}, load ${load}. Medians of ${runs} visits in turns, with the lowest and the highest.`,
    first,
    await lighthouseTable(contenders),
    ...(builds.length > 0 ? [built] : []),
  ].join('\n\n');
  console.log(text);
  await writeFile(
    path.join(REPORTS, 'compare.json'),
    JSON.stringify({ machine, visits: [...visits], builds }, undefined, 2),
  );
  if (file) await writeFile(file, `${text}\n`);
}

void main(process.argv.slice(2));
