import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { SITE_ROOT } from './__tests__/support/site-root';
import { testBrowser } from './scripts/browser/browser';

const PORT = Number(process.env.SITE_PORT ?? 9321);

/** The editor tests; each keeps one core busy. */
const EDITOR = '**/editor/*.spec.ts';

/** Flows that could behave differently in Firefox or WebKit. */
const FLOWS = ['article', 'colours', 'contact', 'header', 'listing', 'not-found', 'page-change'].map(
  (name) => `**/${name}.spec.ts`,
);

const { executablePath, whole } = testBrowser();

/** A headless shell has no back/forward cache, and may crash as a link opens a new tab. */
const LEFT_OUT = whole ? [] : ['back-forward-cache', 'new-tab'].map((name) => `**/${name}.spec.ts`);

const LAUNCH = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Each test loads megabytes of editor script and runs them once; optimising them would take a sixth of the time. */
const LAUNCH_EDITOR = { ...LAUNCH, args: [...LAUNCH.args, '--js-flags=--no-opt,--no-maglev'] };

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // They spend two fifths of their time waiting for frames.
  workers: 3,
  forbidOnly: true,
  // In CI a red test is tried once more, and listed as flaky if it is green then; entered.spec.ts counts the first time.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  timeout: 60_000,
  // A busy machine is slower; benchmarks measure speed.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    // First, since they are the longest; on a busy machine the editor's script alone takes half a minute.
    { name: 'editor', testMatch: EDITOR, timeout: 180_000, use: { launchOptions: LAUNCH_EDITOR } },
    { name: 'chromium', testIgnore: [EDITOR, ...LEFT_OUT], use: { launchOptions: LAUNCH } },
    { name: 'firefox', testMatch: FLOWS, use: devices['Desktop Firefox'] },
    { name: 'webkit', testMatch: FLOWS, use: devices['Desktop Safari'] },
  ],
  webServer: {
    // Relative, in quotes: the path of the project may have spaces.
    command: `node --import tsx scripts/static-server.ts "${path.relative(__dirname, SITE_ROOT)}/public" ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
