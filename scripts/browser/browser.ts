import { existsSync, readFileSync } from 'node:fs';
import { runPackage } from '../run-package';

/** Where the browser that was found is noted; `npm ci` deletes it. */
export const NOTE = 'node_modules/.cache/test-browser.json';

/** What was found. */
export interface FoundBrowser {
  /** The value of CHROMIUM at that time. */
  readonly named?: string;
  /** The browser for the tests; Playwright's own headless shell if undefined. */
  readonly executablePath?: string;
  /** A whole browser, which has what a headless shell lacks. */
  readonly whole?: string;
}

const HELP = `No browser that starts was found, and none could be got. Three ways to have one: install Chrome or Edge (on Debian:
apt-get install chromium), or run "npx playwright install --with-deps chromium", or name one in the environment variable CHROMIUM.`;

function noted(): FoundBrowser | undefined {
  if (!existsSync(NOTE)) return;
  const found: FoundBrowser = JSON.parse(readFileSync(NOTE, 'utf8'));
  const exists = [found.executablePath, found.whole].every((file) => file === undefined || existsSync(file));
  return exists && (found.named ?? '') === (process.env.CHROMIUM ?? '') ? found : undefined;
}

/**
 * The browser for the tests: the noted one, else one that is looked for, or got, and noted.
 * @throws Error that says how to get one by hand
 */
export function testBrowser(): FoundBrowser {
  const known = noted();
  if (known) return known;
  // Trying a browser takes a program of its own, since a configuration cannot wait.
  runPackage('tsx', ['scripts/browser/find-browser.ts']);
  const found = noted();
  if (!found) throw new Error(HELP);
  return found;
}
