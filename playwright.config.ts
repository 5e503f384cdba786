import { defineConfig, devices } from '@playwright/test';
import { SITE_ROOT } from './__tests__/support/site-root';
import { testBrowserExecutable } from './scripts/browser';

const PORT = Number(process.env.SITE_PORT ?? 9321);

/** The tests of the editor, which keep a core busy each. */
const EDITOR = '**/*editor*.spec.ts';

/** The flows of two specs on pages that are changed in further ways, or later, which `npm run test:all` tries besides. */
const REPEATED = process.env.TEST_ALL ? undefined : /changed-page.*with (icons|boxes|elements)|translated once awake/;

/** The flows that other engines could answer in another way. */
const FLOWS = ['article', 'colours', 'contact', 'header', 'listing', 'not-found', 'page-change'].map(
  (name) => `**/${name}.spec.ts`,
);

const LAUNCH = {
  executablePath: testBrowserExecutable(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Each test loads the editor's megabytes of script and runs them once: to optimise them would take a sixth of the time. */
const LAUNCH_EDITOR = { ...LAUNCH, args: [...LAUNCH.args, '--js-flags=--no-opt,--no-maglev'] };

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // They wait for frames two fifths of their time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  timeout: 60_000,
  // A machine that is busy answers later; how fast the site is belongs to other tools.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'chromium', testIgnore: EDITOR, grepInvert: REPEATED, use: { launchOptions: LAUNCH } },
    // Two minutes: the script of the editor alone takes half of one on a busy machine.
    { name: 'editor', testMatch: EDITOR, timeout: 120_000, use: { launchOptions: LAUNCH_EDITOR } },
    { name: 'firefox', testMatch: FLOWS, use: devices['Desktop Firefox'] },
    { name: 'webkit', testMatch: FLOWS, use: devices['Desktop Safari'] },
  ],
  webServer: {
    command: `node --import tsx scripts/static-server.ts ${SITE_ROOT}/public ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
