import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { errorText } from '../src/utils/error-text';
import { runPackage } from './run-package';

const WINDOWS_BROWSERS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** Where each system installs Chromium, Chrome and Edge. */
const SYSTEM_BROWSERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge'],
  darwin: ['Google Chrome', 'Microsoft Edge', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? WINDOWS_BROWSERS.map((file) => path.join(folder, file)) : [],
  ),
};

/** The headless build needs 40% less processor time; the browser tests prefer it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const HELP = `No browser for the browser tests was found, and none could be installed.
Install Chrome or Edge (on Debian: apt-get install chromium), or Playwright's own: npx playwright install chromium.
Or name one in the environment variable CHROMIUM.`;

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
  return [process.env.CHROMIUM, ...(SYSTEM_BROWSERS[process.platform] ?? []), chromium.executablePath()].find(
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
  if (!installed()) runPackage('playwright', ['install', 'chromium']);
  if (!installed() && process.platform === 'linux' && tryToRun('apt-get', ['update']))
    tryToRun('apt-get', ['install', '-y', 'chromium']);
  return browserExecutable();
}

if (require.main === module) console.log(`Browser: ${ensureBrowser()}`);
