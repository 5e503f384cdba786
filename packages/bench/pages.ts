import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { browserExecutable } from '../../scripts/browser';
import { median, ROUTES } from './routes';
import { serveBuilt } from './server';

const PORT = Number(process.env.BENCH_PORT ?? 9178);
const REPORTS = path.resolve('reports');
const FLAGS = '--headless=new --no-sandbox --disable-quic --disable-background-networking --no-first-run';
const MOST_OUTPUT = 64 * 1024 * 1024;

const run = promisify(execFile);

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'LCP ms': 'largest-contentful-paint',
  'FCP ms': 'first-contentful-paint',
  'blocking ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'total KB': 'total-byte-weight',
} as const;

const HELP = `npm run bench -- pages [runs] [--dir folder] [route ...]
Lighthouse (mobile) over every kind of page of the built site, median of so many runs (3).`;

type Row = Record<string, number | string>;

function valuesOf(lhr: Result): Record<string, number> {
  const scores = CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => {
    const value = lhr.audits[audit]?.numericValue ?? Number.NaN;
    return [name, name === 'total KB' ? value / 1024 : value];
  });
  return Object.fromEntries([...scores, ...metrics]);
}

/** By its command line: Lighthouse sends its functions to the browser as text, which tsx has changed. */
async function runLighthouse(url: string): Promise<Result> {
  const options = ['--output=json', '--quiet', `--chrome-flags=${FLAGS}`, `--only-categories=${CATEGORIES.join()}`];
  const { stdout } = await run('npx', ['lighthouse', url, ...options], {
    env: { ...process.env, CHROME_PATH: browserExecutable() },
    maxBuffer: MOST_OUTPUT,
  });
  return JSON.parse(stdout);
}

async function measureRoute(url: string, runs: number): Promise<Record<string, number>> {
  // A host has compressed the page long before; here the first request waits, where the build has written no copies.
  await fetch(url);
  const results: Record<string, number>[] = [];
  for (let count = 0; count < runs; count += 1) results.push(valuesOf(await runLighthouse(url)));
  const names = Object.keys(results[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(results.map((result) => result[name] ?? Number.NaN))]));
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const runs = args.map(Number).find((value) => value > 0) ?? 3;
  const folder = args.includes('--dir') ? (args[args.indexOf('--dir') + 1] ?? 'public') : 'public';
  const asked = args.filter((arg) => arg.startsWith('/') && arg !== folder);
  const serving = await serveBuilt(path.resolve(folder), PORT);
  const rows: Row[] = [];
  for (const route of asked.length > 0 ? asked : ROUTES) {
    const values = await measureRoute(serving.url + route, runs);
    const rounded = Object.entries(values).map(([name, value]) => [
      name,
      Number(value.toFixed(name === 'shift' ? 3 : 0)),
    ]);
    rows.push({ route, ...Object.fromEntries(rounded) });
    console.log(JSON.stringify(rows.at(-1)));
  }
  serving.stop();
  console.table(rows);
  await mkdir(REPORTS, { recursive: true });
  const report = { date: new Date().toISOString(), machine: os.cpus()[0]?.model, load: os.loadavg(), runs, rows };
  await writeFile(path.join(REPORTS, 'pages.json'), JSON.stringify(report, undefined, 2));
}

void main(process.argv.slice(2));
