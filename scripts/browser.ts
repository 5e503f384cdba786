import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { errorText } from '../src/utils/error-text';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The headless build needs 40% less processor time; the browser tests prefer it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const HELP = `No browser for the browser tests was found, and none could be installed.
Install Chromium (on Debian: apt-get install chromium; elsewhere: npx playwright install chromium),
or name one: CHROMIUM=/path/to/chromium npm test`;

function tryToRun(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch (error) {
    console.warn(`${command} ${args.join(' ')}: ${errorText(error)}`);
    return false;
  }
}

function installed(): string | undefined {
  return [process.env.CHROMIUM, ...SYSTEM_BROWSERS, chromium.executablePath()].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );
}

/** The browser for tests and benchmarks: the one in CHROMIUM, the system's, or Playwright's own. */
export function browserExecutable(): string {
  const found = installed();
  if (!found) throw new Error(HELP);
  return found;
}

/** The browser for the browser tests: its headless build, if installed. */
export function testBrowserExecutable(): string {
  return !process.env.CHROMIUM && existsSync(HEADLESS) ? HEADLESS : browserExecutable();
}

/** Installs a browser if there is none: Playwright's own, else Debian's package. Throws if neither is available. */
export function ensureBrowser(): string {
  if (!installed()) tryToRun('npx', ['playwright', 'install', 'chromium']);
  if (!installed() && tryToRun('apt-get', ['update'])) tryToRun('apt-get', ['install', '-y', 'chromium']);
  return browserExecutable();
}

if (require.main === module) console.log(`Browser: ${ensureBrowser()}`);
