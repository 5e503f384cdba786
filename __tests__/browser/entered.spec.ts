// Guards that nothing typed is lost, at random moments of random visits: a red seed becomes a row of SEEDS.
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { SEED } from '../support/seed';
import { IS_FULL } from './support/any-site';
import { translate } from './support/changed-page';
import { delayReact, holdBack, startFramework, untilHydrated } from './support/hydration';
import { openLivePage } from './support/live-form';
import { RENDERED_AGAIN, takeOut, test } from './support/test';
import {
  ARTICLE,
  enterAll,
  expectedOf,
  nameOfVisit,
  shownIn,
  type Visit,
  visitOf,
  withNewPairs,
} from './support/visits';

// What is lost once is lost.
test.describe.configure({ retries: 0 });

/** Seeds of visits in which something was lost once. */
const SEEDS: readonly number[] = [2043];
const COUNT = Number(process.env.VISITS ?? (IS_FULL ? 600 : 40));
/** Visits of one test. */
const BATCH = 4;
/** Slow 4G, as Lighthouse has it. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };

const drawn = Array.from({ length: COUNT }, (_, index) => visitOf(SEED + index));
const visits = [...SEEDS.map(visitOf), ...(process.env.VISITS || IS_FULL ? drawn : withNewPairs(drawn))];

/** A field, and a choice before it that shows other questions once React knows it. */
const ACROSS: readonly (readonly [path: string, field: string, choice?: string])[] = [
  ['/contact/', '[name=message]'],
  ['/blog/', '[type=search]'],
  ['/tools/revalidation-planner/', '#hours', '[name=registration][value=dual]'],
  ['/tools/revalidation-planner/', '#account-title'],
  ['/tools/maternity-planner/', '#weeklyPay', '[name=rhythm][value=weekly]'],
  ['/tools/first-year-planner/', '#hours', '[name=hasPin][value=no]'],
  ['/tools/application-builder/', '#specification'],
];

for (const [path, selector, choice] of ACROSS) {
  test(`no key is lost while React starts below what is typed into ${selector} on ${path}`, async ({ page }) => {
    const release = await holdBack(page, '**/app-*.js');
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(path, { waitUntil: 'commit' });
    if (choice) await page.locator(choice).check();
    const field = page.locator(selector);
    await field.click();
    const isHydrated = () => page.evaluate(() => 'hydrated' in document.documentElement.dataset);
    let text = '';
    // Until the parts have hydrated too, which follows.
    for (let after = 0; after < 12; after += (await isHydrated()) ? 1 : 0) {
      const letter = String(text.length % 10);
      await page.keyboard.press(letter);
      text += letter;
      if (text.length === 5) release();
    }
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  });
}

/** Opens the page on the visit's line and processor. */
async function open(page: Page, { path, line, processor, wait }: Visit, posted: string[]): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // A slowed processor keeps a core of this machine busy all the time; late turns give React the same long start.
  if (IS_FULL) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  else if (processor > 1) await delayReact(page, 10 * processor);
  if (line === 'slow 4G') await session.send('Network.emulateNetworkConditions', SLOW);
  if (line === 'late') {
    const release = await holdBack(page, '**/app-*.js');
    setTimeout(release, 300 + wait);
  }
  if (line === 'failing once') {
    let hasFailed = false;
    await page.route('**/app-*.js', (route) => {
      if (hasFailed) return route.continue();
      hasFailed = true;
      return route.abort();
    });
  }
  if (path !== '/contact/') await page.goto(path, { waitUntil: 'commit' });
  else
    await openLivePage(page, async (route) => {
      posted.push(route.request().postData() ?? '');
      await route.fulfill({ json: { ok: true } });
    });
  return session;
}

/** Presses the page's button until it has an effect: a script that has failed is requested again with the next press. */
async function pressed(page: Page, name: string, hasEffect: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click({ timeout: 2000 });
    await hasEffect();
  }).toPass({ intervals: [500, 1000, 2000] });
}

/** Numbers and words of a text, in order, so that a date counts in whatever form it is kept. */
const partsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\d.@]+/u).map((part) => part.replace(/^0+(?=\d)/, ''));

const textsOf = ({ entries }: Visit): readonly string[] =>
  entries.map(([, content]) => content).filter((content) => content !== '');

/** A planner keeps all answers in this browser. */
async function expectKept(page: Page, visit: Visit): Promise<void> {
  const key = `tool:${visit.path.split('/')[2]}`;
  const kept = (): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);
  await pressed(page, 'Remember on this device', async () => expect(await kept()).not.toBeNull());
  const { data } = JSON.parse((await kept()) ?? '{}') as { readonly data: unknown };
  expect(partsOf(JSON.stringify(data).replaceAll('\\n', ' '))).toEqual(
    expect.arrayContaining(textsOf(visit).flatMap(partsOf)),
  );
  const choices = visit.entries.flatMap(([selector]) => [...selector.matchAll(/name=(\w+)\]\[value=(\w+)/g)]);
  for (const [, name = '', value] of choices) expect(data).toHaveProperty(name, value);
  expect(await shownIn(page, visit.entries), 'is still shown').toEqual(expectedOf(visit.entries));
}

/** The message is sent once. */
async function expectSent(page: Page, visit: Visit, posted: readonly string[]): Promise<void> {
  for (const [name, content] of Object.entries({ name: 'M', email: 'm@example.com', message: 'm' })) {
    const field = page.locator(`[name=${name}]`);
    if ((await field.inputValue()) === '') await field.fill(content);
  }
  await pressed(page, 'Send Message', async () => expect(posted.length).toBeGreaterThan(0));
  expect(posted).toHaveLength(1);
  expect([...new URLSearchParams(posted[0]).values()]).toEqual(expect.arrayContaining([...textsOf(visit)]));
}

/** How each page shows that it has what was entered. */
const EXPECTED: Readonly<Record<string, (page: Page, visit: Visit, posted: readonly string[]) => Promise<unknown>>> = {
  '/contact/': expectSent,
  '/blog/': async (page) => {
    await expect(page).toHaveURL(/\?q=maternity$/);
    await expect(page.getByRole('status').filter({ hasText: /articles?/ })).toHaveCount(1);
  },
  '/glossary/': (page) => expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1),
  [ARTICLE]: (page) =>
    pressed(page, 'Subscribe', () => expect(page.locator('form').getByRole('status')).toContainText(/\w/)),
};

/** Opens the page, enters, goes on, and looks. */
async function go(context: BrowserContext, visit: Visit): Promise<void> {
  const { entries, moment, wait, next, path, isTranslated } = visit;
  const page = await context.newPage();
  const posted: string[] = [];
  const session = await open(page, visit, posted);
  // Leaving a page with answers asks.
  page.on('dialog', (dialog) => dialog.accept());
  const first = page.locator(entries[0]?.[0] ?? '');
  await first.waitFor();
  if (isTranslated) {
    await page.waitForLoadState('domcontentloaded');
    await translate(page);
  }
  if (moment !== 'at once') await startFramework(page);
  if (moment === 'after the start' && visit.line !== 'failing once') await untilHydrated(page);
  await page.waitForTimeout(wait);
  await enterAll(page, visit);
  if (next === 'another field') await first.click();
  if (next === 'Back') {
    await page.goto('/about/');
    await page.goBack();
  }
  // A slow machine need not check slowly.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if (next === 'Tab' || path in EXPECTED) await page.keyboard.press('Tab');
  await expect.poll(() => shownIn(page, entries), { message: 'is shown' }).toEqual(expectedOf(entries));
  await (EXPECTED[path] ?? expectKept)(page, visit, posted);
}

for (let first = 0; first < visits.length; first += BATCH) {
  const some = visits.slice(first, first + BATCH);
  test(`what is entered is kept, visits ${first + 1} to ${first + some.length}`, async ({ browser, errors }) => {
    test.setTimeout(240_000);
    for (const visit of some) {
      await test.step(nameOfVisit(visit), async () => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        await go(context, visit);
        if (visit.isTranslated) takeOut(errors, RENDERED_AGAIN);
        expect(errors).toEqual([]);
        await context.close();
      });
    }
  });
}
