import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Measured, measure } from './measure';
import type { Covers } from './posts';
import { type BenchSite, makeAstroSite, makeCold, makeOwnSite } from './sites';

const REPORTS = path.resolve('reports');

const HELP = `npm run bench -- build [posts ...] [--shared-cover] [--astro] [--only-astro]
Builds the site with so many generated posts of 1,000 words: cold, and again after each of some changes.
Each post has a cover file of its own; with --shared-cover all of them name the same one.
--astro does the same with the bare Astro site of packages/bench/astro, as far as it has what is changed; --only-astro with
nothing else.`;

interface Row extends Measured {
  readonly site: string;
  readonly posts: number;
  readonly build: string;
}

async function run(site: BenchSite, posts: number, build: string): Promise<Row> {
  const log = path.join(REPORTS, `build-${site.name.replace(' ', '-')}-${posts}-${build.replaceAll(' ', '-')}.log`);
  await writeFile(log, '');
  const [command, ...args] = site.command;
  const measured = await measure(command, args, site.directory, (text) => void appendFile(log, text));
  if (!measured.ok) throw new Error(`The build failed; see ${log}.`);
  return { site: site.name, posts, build, ...measured };
}

async function bench(site: BenchSite, posts: number): Promise<Row[]> {
  await makeCold(site);
  const rows = [await run(site, posts, 'cold')];
  for (const { name, make } of site.edits) {
    await make();
    rows.push(await run(site, posts, name));
  }
  return rows;
}

function print(rows: readonly Row[]): void {
  console.table(
    rows.map(({ site, posts, build, wall, cpu, memory }) => ({
      site,
      posts,
      build,
      seconds: wall.toFixed(1),
      'processor seconds': cpu.toFixed(1),
      'ms a post': ((wall * 1000) / posts).toFixed(1),
      'memory MB': Math.round(memory),
    })),
  );
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const sizes = args.map(Number).filter((size) => size > 0);
  const covers: Covers = args.includes('--shared-cover') ? 'shared cover' : 'own covers';
  const rows: Row[] = [];
  await mkdir(REPORTS, { recursive: true });
  for (const posts of sizes.length > 0 ? sizes : [1000]) {
    if (!args.includes('--only-astro')) rows.push(...(await bench(await makeOwnSite(posts, covers), posts)));
    if (args.some((arg) => arg.endsWith('-astro')))
      rows.push(...(await bench(await makeAstroSite(posts, covers), posts)));
    print(rows);
  }
  const machine = `${os.cpus().length} x ${os.cpus()[0]?.model}, Node ${process.version}`;
  const report = { date: new Date().toISOString(), machine, load: os.loadavg(), covers, rows };
  await writeFile(path.join(REPORTS, 'build.json'), JSON.stringify(report, undefined, 2));
}

void main(process.argv.slice(2));
