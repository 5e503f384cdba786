import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { browserExecutable } from '../../scripts/browser';
import { fontSets, withFontSet } from '../../scripts/font-sets';
import { serveBuilt } from '../../scripts/static-server';
import { median, ROUTES } from './routes';

const PORT = Number(process.env.BENCH_PORT ?? 9183);
const REPORTS = path.resolve('reports');
const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;
const SLOWER = 4;
/** Milliseconds and bytes a second; until when our own type is to be there. */
const LINES = {
  '1.4 Mbit/s': { latency: 150, downloadThroughput: 175_000, uploadThroughput: 84_000, goal: 1500 },
  'slow 3G': { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, goal: 3000 },
} as const;
/** How long a visit is watched after it has loaded, in milliseconds. */
const AFTERWARDS = 500;

const HELP = `npm run bench -- fonts [folder with fonts ...] [--dir folder] [--slow-3g]
First visits (ten pages, three widths, each set of local fonts that this machine or the folders have), with a processor
${SLOWER} times slower: when the page is shown in our own type, and how far anything moved by then. Linux only.`;

type Line = (typeof LINES)[keyof typeof LINES];

interface Visit {
  readonly fonts: string;
  readonly width: number;
  readonly route: string;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the last font had come and the frame with it was painted. */
  readonly ownType: number;
  readonly shift: number;
  /** Whether the first heading and the first paragraph are shown in our files, as the browser's tools say. */
  readonly isOurs: boolean;
}

/**
 * What a page notes about its own first visit; read after it has loaded. It is sent to the browser as text, in which tsx
 * would rename functions that have names.
 */
function noteVisit(): void {
  const seen = { largestPaint: 0, ownType: 0, shift: 0 };
  Reflect.set(window, 'visit', seen);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('readystatechange', () => {
    document.fonts.onloadingdone = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.ownType = performance.now();
        }),
      );
  });
}

async function isOurs(tools: CDPSession): Promise<boolean> {
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  for (const selector of ['h1', 'main p']) {
    const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.some(({ isCustomFont }) => !isCustomFont)) return false;
  }
  return true;
}

async function visit(
  browser: Browser,
  url: string,
  width: number,
  line: Line,
): Promise<Omit<Visit, 'fonts' | 'width' | 'route'>> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(noteVisit);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTERWARDS);
  const noted = await page.evaluate(() => ({
    ...Reflect.get(window, 'visit'),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));
  const result = { ...noted, isOurs: await isOurs(tools) };
  await context.close();
  return result;
}

async function visitAll(url: string, line: Line, folders: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const set of fontSets(folders).filter(({ isFitted }) => isFitted)) {
    await withFontSet(set, async (config) => {
      const env = { ...process.env, FONTCONFIG_FILE: config };
      const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'], env });
      for (const width of WIDTHS) {
        for (const route of ROUTES) {
          visits.push({ fonts: set.name, width, route, ...(await visit(browser, url + route, width, line)) });
        }
      }
      await browser.close();
    });
  }
  return visits;
}

/** One line of the table: the visits to one page. */
function summary(route: string, visits: readonly Visit[], goal: number): Record<string, number | string> {
  const of = (name: 'firstPaint' | 'largestPaint' | 'ownType' | 'shift'): number[] => visits.map((seen) => seen[name]);
  return {
    route,
    visits: visits.length,
    'own type in the end': visits.filter((seen) => seen.isOurs).length,
    [`by ${goal} ms`]: visits.filter((seen) => seen.isOurs && seen.ownType <= goal).length,
    'own type': Math.round(median(of('ownType'))),
    latest: Math.round(Math.max(...of('ownType'))),
    'first paint': Math.round(median(of('firstPaint'))),
    'largest paint': Math.round(median(of('largestPaint'))),
    'largest shift': Number(Math.max(...of('shift')).toFixed(4)),
  };
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const dirAt = args.indexOf('--dir');
  const root = dirAt >= 0 ? (args[dirAt + 1] ?? 'public') : 'public';
  const folders = args.filter((arg, index) => !arg.startsWith('--') && (dirAt < 0 || index !== dirAt + 1));
  const name = args.includes('--slow-3g') ? 'slow 3G' : '1.4 Mbit/s';
  const serving = await serveBuilt(path.resolve(root), PORT);
  // A host has compressed its pages long before.
  for (const route of ROUTES) await fetch(serving.url + route);
  const visits = await visitAll(serving.url, LINES[name], folders);
  serving.stop();
  const { goal } = LINES[name];
  const rows = ROUTES.map((route) =>
    summary(
      route,
      visits.filter((seen) => seen.route === route),
      goal,
    ),
  );
  console.table([...rows, summary('all', visits, goal)]);
  await mkdir(REPORTS, { recursive: true });
  const report = {
    date: new Date().toISOString(),
    machine: os.cpus()[0]?.model,
    load: os.loadavg(),
    line: name,
    visits,
  };
  await writeFile(path.join(REPORTS, 'fonts.json'), JSON.stringify(report, undefined, 2));
}

void main(process.argv.slice(2));
