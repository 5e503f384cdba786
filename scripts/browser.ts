import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

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

const HELP = `No browser for the browser tests was found. Install Chrome or Edge (on Debian: apt-get install chromium), or
Playwright's own (npx playwright install chromium), or name one in the environment variable CHROMIUM.`;

/**
 * The browser for tests: the one in CHROMIUM, the system's, or Playwright's own.
 * @throws Error that says how to install one
 */
export function browserExecutable(): string {
  const known = [process.env.CHROMIUM, ...(SYSTEM_BROWSERS[process.platform] ?? []), chromium.executablePath()];
  const found = known.find((file) => file !== undefined && file !== '' && existsSync(file));
  if (!found) throw new Error(HELP);
  return found;
}

/** The browser for the browser tests: its headless build, if installed. */
export function testBrowserExecutable(): string {
  return !process.env.CHROMIUM && existsSync(HEADLESS) ? HEADLESS : browserExecutable();
}
