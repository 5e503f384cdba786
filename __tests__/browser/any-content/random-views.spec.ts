// Guards pages in random views: whole, complete without script, nightly accessible. A red seed becomes a row of SEEDS.
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { SEED } from '../../support/seed';
import { setTextSize } from '../support/add-style';
import { IS_FULL, sitemapPaths } from '../support/any-site';
import { expectAccessible } from '../support/axe';
import { hydrateUnseen } from '../support/hydration';
import { layoutFaults } from '../support/layout';
import { randomOf } from '../support/random';
import { test } from '../support/test';

/** Seeds of views in which something was wrong once. */
const SEEDS: readonly number[] = [];
const COUNT = IS_FULL ? 150 : 9;
/** Views of one test. */
const BATCH = 3;

const PATHS = [...sitemapPaths(), '/404.html', '/thanks/'];
const seeds = [...SEEDS, ...Array.from({ length: COUNT }, (_, index) => SEED + index)];

/** A page as some visitor sees it. */
function viewOf(seed: number) {
  const random = randomOf(seed);
  const one = <Kind>(kinds: readonly Kind[]): Kind => kinds[Math.floor(random() * kinds.length)] as Kind;
  const between = (least: number, most: number): number => Math.round(least + random() * (most - least));
  return {
    path: one(PATHS),
    textSize: `${between(100, 200)}%`,
    context: {
      viewport: { width: between(320, 1440), height: between(400, 1000) },
      colorScheme: one(['light', 'dark']),
      forcedColors: one(['none', 'none', 'active']),
      reducedMotion: one(['reduce', 'no-preference']),
    } satisfies BrowserContextOptions,
  };
}

/** The headings of the main content, and where its links lead. */
const outlineOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main :is(h1, h2, h3, a[href]):not(noscript *)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.textContent));

/** Opens the view, with and without script, and looks at both. */
async function look(browser: Browser, baseURL: string | undefined, seed: number): Promise<void> {
  const { path, textSize, context } = viewOf(seed);
  const outlines: (readonly string[])[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newContext({ ...context, baseURL, locale: 'en-GB', javaScriptEnabled });
    const page = await visitor.newPage();
    await page.goto(path);
    await setTextSize(page, textSize);
    if (javaScriptEnabled) await hydrateUnseen(page);
    outlines.push(await outlineOf(page));
    expect(await layoutFaults(page)).toEqual([]);
    // accessibility.spec.ts has a view of each. In forced colours, axe compares the author's colours with the system's.
    const isForced = context.forcedColors === 'active';
    if (IS_FULL && javaScriptEnabled && !isForced) await expectAccessible(page, { measuresPixels: false });
    await visitor.close();
  }
  expect(outlines[1], 'without script').toEqual(outlines[0]);
}

for (let first = 0; first < seeds.length; first += BATCH) {
  const some = seeds.slice(first, first + BATCH);
  test(`views ${first + 1} to ${first + some.length} are whole and complete`, async ({ browser, baseURL }) => {
    test.slow();
    for (const seed of some) {
      await test.step(`seed ${seed}: ${JSON.stringify(viewOf(seed))}`, () => look(browser, baseURL, seed));
    }
  });
}
