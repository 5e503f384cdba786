import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { testBrowserExecutable } from './scripts/browser';

/** Port of the first site under test; the second has the next one. */
const PORT = Number(process.env.SITE_PORT ?? 9321);

/** `npm test -- fonts` runs these with one set of local fonts at a time. */
const WITH_LOCAL_FONTS = process.env.FONTCONFIG_FILE ? [] : ['**/fonts.spec.ts', '**/stand-ins.spec.ts'];

const IS_OWN_SITE = process.env.SITE_ROOT === undefined;

/** The tests of the editor, which keep a core busy each. */
const EDITOR = '**/*editor*.spec.ts';

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

/**
 * Two built sites are under test. What holds for any content is tried on this project, or on the copy that SITE_ROOT
 * names; what the specification says is tried on the site with the specified content (`npx tsx scripts/build-fixture.ts`).
 */
const SITES = [
  {
    name: 'content',
    root: process.env.SITE_ROOT ?? '.',
    port: PORT,
    testDir: '__tests__/browser/any-content',
    testIgnore: WITH_LOCAL_FONTS,
  },
  {
    name: 'specification',
    root: '.test-sites/specification',
    port: PORT + 1,
    testDir: '__tests__/browser',
    testIgnore: ['**/any-content/**', EDITOR, ...WITH_LOCAL_FONTS],
  },
].filter(({ name }) => name === 'content' || IS_OWN_SITE);

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that fails in CI is tried once more; the report then calls it flaky, which is a fault to look into.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  timeout: 60_000,
  // A machine that is busy answers later; how fast the site is belongs to the benchmarks.
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: LAUNCH,
  },
  projects: [
    ...SITES.map(({ root: _root, port, ...project }) => ({
      ...project,
      use: { baseURL: `http://localhost:${port}` },
    })),
    ...(IS_OWN_SITE
      ? [{ name: 'editor', testDir: '__tests__/browser', testMatch: EDITOR, use: { launchOptions: LAUNCH_EDITOR } }]
      : []),
  ],
  webServer: SITES.map(({ root, port }) => ({
    command: `node --import tsx scripts/static-server.ts ${path.join(root, 'public')} ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  })),
});
