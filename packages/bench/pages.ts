import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serveBuilt } from '../../scripts/static-server';
import { lighthouseValues } from './lighthouse';
import { median, ROUTES } from './routes';

const PORT = Number(process.env.BENCH_PORT ?? 9178);
const REPORTS = path.resolve('reports');

const HELP = `npm run bench -- pages [runs] [--dir folder] [route ...]
Lighthouse (mobile) over every kind of page of the built site: medians of so many runs (3), and the longest blocking.`;

type Row = Record<string, number | string>;

const BLOCKING = 'blocking ms';

async function measureRoute(url: string, runs: number): Promise<Record<string, number>> {
  // A host has compressed the page long before; here the first request waits, where the build has written no copies.
  await fetch(url);
  const results: Record<string, number>[] = [];
  for (let count = 0; count < runs; count += 1) results.push(await lighthouseValues(url));
  const names = Object.keys(results[0] ?? {});
  const of = (name: string): number[] => results.map((result) => result[name] ?? Number.NaN);
  return {
    ...Object.fromEntries(names.map((name) => [name, median(of(name))])),
    [`${BLOCKING}, most`]: Math.max(...of(BLOCKING)),
  };
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
