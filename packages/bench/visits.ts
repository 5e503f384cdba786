import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserExecutable } from '../../scripts/browser';
import { serveBuilt } from '../../scripts/static-server';
import { ARTICLE, median } from './routes';

const PORT = Number(process.env.BENCH_PORT ?? 9181);
const REPORTS = path.resolve('reports');
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
/** Milliseconds that a reader looks at each screen. */
const PAUSE = 700;
/** A finger that moves less far than this only touches, in pixels. */
const SLOP = 30;
/** Milliseconds that a finger rests before it leaves. */
const REST = 150;
/** Moves of the finger in one swipe. */
const STEPS = 10;
const KB = 1024;

const HELP = `npm run bench -- visits [runs] [--dir folder]
What a reader on a phone receives who scrolls with a finger and presses nothing: KB over the network, median (3).
--dir measures another folder than public.`;

interface Visit {
  readonly route: string;
  /** In KB. */
  readonly goal: number;
  /** The element whose end the reader reads to; without it, the end of the page. */
  readonly until?: string;
}

const VISITS: readonly Visit[] = [
  { route: ARTICLE, goal: 95, until: '#sources' },
  { route: '/', goal: 120, until: '#contact h2' },
  { route: '/services/', goal: 95 },
  { route: '/about/', goal: 95 },
  { route: '/4cs-program/', goal: 95 },
  { route: '/career-guidance/', goal: 95 },
  { route: '/contact/', goal: 190 },
  { route: '/blog/', goal: 240 },
];

/** How far below the window what is read ends, in pixels. */
function distanceToEnd(page: Page, until: string | undefined): Promise<number> {
  return page.evaluate((selector) => {
    const element = selector === undefined ? document.documentElement : document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element.getBoundingClientRect().bottom - innerHeight;
  }, until);
}

/** Scrolls with a finger. */
async function swipe(session: CDPSession, distance: number): Promise<void> {
  const x = PHONE.viewport.width / 2;
  const from = PHONE.viewport.height * 0.75;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
  for (let step = 1; step <= STEPS; step += 1) {
    const y = from - distance * (step / STEPS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  // A finger that leaves while it moves would throw the page further.
  await new Promise((resolve) => setTimeout(resolve, REST));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The bytes of one visit, without anything in the browser's cache; headers included. */
async function weigh(browser: Browser, base: string, { route, until }: Visit): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(base + route, { waitUntil: 'load' });
  await page.waitForTimeout(2 * PAUSE);
  for (let left = await distanceToEnd(page, until); left > SLOP; left = await distanceToEnd(page, until)) {
    await swipe(session, Math.min(left, PHONE.viewport.height / 2));
    await page.waitForTimeout(PAUSE);
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const runs = args.map(Number).find((value) => value > 0) ?? 3;
  const folder = args.includes('--dir') ? (args[args.indexOf('--dir') + 1] ?? 'public') : 'public';
  const serving = await serveBuilt(path.resolve(folder), PORT);
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  const rows: { route: string; goal: number; kilobytes: number }[] = [];
  for (const visit of VISITS) {
    const weights: number[] = [];
    for (let run = 0; run < runs; run += 1) weights.push(await weigh(browser, serving.url, visit));
    rows.push({ route: visit.route, goal: visit.goal, kilobytes: Math.round(median(weights) / KB) });
  }
  await browser.close();
  serving.stop();
  console.table(rows);
  await mkdir(REPORTS, { recursive: true });
  const report = { date: new Date().toISOString(), machine: os.cpus()[0]?.model, runs, rows };
  await writeFile(path.join(REPORTS, 'visits.json'), JSON.stringify(report, undefined, 2));
}

void main(process.argv.slice(2));
