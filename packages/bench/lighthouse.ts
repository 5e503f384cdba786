import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { browserExecutable } from '../../scripts/browser';

const FLAGS = '--headless=new --no-sandbox --disable-quic --disable-background-networking --no-first-run';
const COMMAND = path.resolve('packages/node_modules/.bin/lighthouse');
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
  const { stdout } = await run(COMMAND, [url, ...options], {
    env: { ...process.env, CHROME_PATH: browserExecutable() },
    maxBuffer: MOST_OUTPUT,
  });
  return JSON.parse(stdout);
}

/** The scores (0 to 100), times in milliseconds, shift and KB that Lighthouse (mobile) gives a page. */
export const lighthouseValues = async (url: string): Promise<Record<string, number>> =>
  valuesOf(await runLighthouse(url));
