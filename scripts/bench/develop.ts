import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserExecutable } from '../browser';
import { median } from './routes';
import { type BenchSite, makeOwnSite } from './sites';

const PORT = Number(process.env.BENCH_PORT ?? 9180);
const SLUG = 'nmc-revalidation';
const PATIENCE = 180_000;
/** Milliseconds between two edits; the site is quiet again after that. */
const REST = 4000;

const HELP = `npm run bench:develop -- [runs]
Starts gatsby develop on a copy of the project and edits a post. Milliseconds until the sentence is on the screen, median (5).`;

/** Starts the development server in a process group of its own, and waits until it answers. */
async function startDevelop({ directory }: BenchSite): Promise<ChildProcess> {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1' };
  const args = ['gatsby', 'develop', '--port', String(PORT), '--host', '127.0.0.1'];
  const server = spawn('npx', args, { cwd: directory, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('gatsby develop did not start.')), PATIENCE);
    server.stdout.on('data', (text: Buffer) => {
      if (!text.includes('You can now view')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return server;
}

/** Milliseconds from the moment that a post is saved until its new sentence is painted. */
async function timeEdit(page: Page, file: string, number: number): Promise<number> {
  const sentence = `This is edit number ${number}.`;
  const text = await readFile(file, 'utf8');
  const start = performance.now();
  await writeFile(file, `${text}\n${sentence}\n`);
  await page.getByText(sentence).waitFor({ timeout: PATIENCE });
  const time = performance.now() - start;
  await page.waitForTimeout(REST);
  return time;
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const runs = args.map(Number).find((value) => value > 0) ?? 5;
  const site = await makeOwnSite(0, 'own covers');
  const server = await startDevelop(site);
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${PORT}/blog/${SLUG}/`, { timeout: PATIENCE });
    await page.waitForTimeout(REST);
    const times: number[] = [];
    for (let run = 1; run <= runs; run += 1) {
      times.push(await timeEdit(page, path.join(site.posts, SLUG, 'index.md'), run));
    }
    console.table(times.map((time) => ({ milliseconds: Math.round(time) })));
    console.log(`median: ${Math.round(median(times))} ms (goal: 2000)`);
  } finally {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

void main(process.argv.slice(2));
