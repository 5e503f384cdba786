import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserExecutable } from '../../scripts/browser';
import { median } from './routes';
import { type BenchSite, makeCold, makeOwnSite } from './sites';

const PORT = Number(process.env.BENCH_PORT ?? 9180);
const SLUG = 'nmc-revalidation';
const PATIENCE = 180_000;
/** Milliseconds between two edits; the site is quiet again after that. */
const REST = 4000;

const HELP = `npm run bench -- develop [runs]
Starts gatsby develop on a copy of the project, without and with what an earlier start has left, and edits a post.
Seconds until the post is on the screen, and milliseconds until a new sentence in it is; the latter is a median (5).`;

/** Starts the development server in a process group of its own, and waits until it answers. */
async function startDevelop({ directory }: BenchSite): Promise<ChildProcess> {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' };
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

async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined) return;
  process.kill(-server.pid);
  await once(server, 'close');
}

/** Seconds from the start of the server until the post is on the screen. */
async function timeStart(site: BenchSite, page: Page): Promise<{ server: ChildProcess; seconds: string }> {
  const start = performance.now();
  const server = await startDevelop(site);
  try {
    await page.goto(`http://127.0.0.1:${PORT}/blog/${SLUG}/`, { timeout: PATIENCE });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE });
    return { server, seconds: ((performance.now() - start) / 1000).toFixed(1) };
  } catch (error) {
    await stop(server);
    throw error;
  }
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const runs = args.map(Number).find((value) => value > 0) ?? 5;
  const site = await makeOwnSite(0, 'own covers');
  await makeCold(site);
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const cold = await timeStart(site, page);
    await stop(cold.server);
    const warm = await timeStart(site, page);
    try {
      await page.waitForTimeout(REST);
      const times: number[] = [];
      for (let run = 1; run <= runs; run += 1) {
        times.push(await timeEdit(page, path.join(site.posts, SLUG, 'index.md'), run));
      }
      console.log(`start to first page: ${cold.seconds} s, with an earlier start ${warm.seconds} s (goal: 15)`);
      console.log(`edits: ${times.map(Math.round).join(', ')} ms, median ${Math.round(median(times))} (goal: 1000)`);
    } finally {
      await stop(warm.server);
    }
  } finally {
    await browser.close();
  }
}

void main(process.argv.slice(2));
