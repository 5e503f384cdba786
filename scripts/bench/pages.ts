import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { browserExecutable } from '../browser';
import { median, ROUTES } from './routes';
import { serveBuilt } from './server';

const PORT = Number(process.env.BENCH_PORT ?? 9178);
const REPORTS = path.resolve('reports');
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'LCP ms': 'largest-contentful-paint',
  'FCP ms': 'first-contentful-paint',
  'blocking ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'total KB': 'total-byte-weight',
} as const;

const HELP = `npm run bench:pages -- [runs] [--dir folder] [route ...]
Lighthouse (mobile) over every kind of page of the built site, median of so many runs (3).`;

type Row = Record<string, number | string>;

function valuesOf({ lhr }: RunnerResult): Record<string, number> {
  const scores = CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => {
    const value = lhr.audits[audit]?.numericValue ?? Number.NaN;
    return [name, name === 'total KB' ? value / 1024 : value];
  });
  return Object.fromEntries([...scores, ...metrics]);
}

async function measureRoute(url: string, runs: number): Promise<Record<string, number>> {
  const results: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath: browserExecutable(), chromeFlags: FLAGS });
    try {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
      if (result) results.push(valuesOf(result));
    } finally {
      chrome.kill();
    }
  }
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
