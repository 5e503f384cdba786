// Guards pages that something changes on their way: readable, nothing claimed, nothing lost.
import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { hydrateUnseen } from './support/hydration';
import { contactForm, fillInForm } from './support/live-form';
import { openAnswers } from './support/planners';
import { takeOut, test } from './support/test';

const ARTICLE = postPath('nmc-revalidation');
const PAGES = ['/', '/blog/', ARTICLE, '/tools/maternity-planner/'];

/** Changes every page's HTML before the browser reads it. */
const rewrite = (page: Page, change: (html: string) => string): Promise<unknown> =>
  page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** What lists of ad blockers hide or block, by class, id and file name. */
const LISTED = [
  'share',
  'social',
  'newsletter',
  'statistic',
  'analytics',
  'banner',
  'popup',
  'notice',
  'advert',
  'promo',
];

/** Interfaces that browsers have had for less than three years. */
const NEW_INTERFACES = {
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  URL: ['canParse', 'parse'],
  Array: ['fromAsync'],
  RegExp: ['escape'],
  AbortSignal: ['any'],
};

/** Ways in which pages are changed. Each leaves the page readable; `works` if script still runs as it should. */
const CHANGES: Readonly<
  Record<string, { readonly works: boolean; readonly change: (page: Page) => Promise<unknown> }>
> = {
  'a proxy that strips scripts': {
    works: false,
    change: (page) => rewrite(page, (html) => html.replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '')),
  },
  'a proxy that strips styles': {
    works: true,
    change: (page) => rewrite(page, (html) => html.replace(/<style[\s\S]*?<\/style>/g, '')),
  },
  'a host that adds a script and Rocket Loader': {
    works: true,
    change: (page) =>
      rewrite(page, (html) =>
        html
          .replace(/<script(?![^>]*(?:data-cfasync|application\/ld))/g, '<script type="a1b2-text/javascript"')
          .replace('</body>', '<script defer src="/cdn-cgi/beacon.min.js" data-cf-beacon="{}"></script></body>'),
      ),
  },
  'lists of an ad blocker': {
    works: true,
    change: async (page) => {
      await page.route(new RegExp(LISTED.join('|'), 'i'), (route) => route.abort());
      const selectors = LISTED.flatMap((word) => [`[class*="${word}" i]`, `[id*="${word}" i]`]);
      await rewrite(page, (html) =>
        html.replace('</head>', `<style>${selectors.join()} { display: none !important }</style></head>`),
      );
    },
  },
  'a browser three years old, without web fonts, WebP and an exact clock': {
    works: true,
    change: async (page) => {
      await page.route(/\.(?:woff2|webp)$/, (route) => route.abort());
      await page.addInitScript((all) => {
        for (const [name, methods] of Object.entries(all)) {
          for (const method of methods) Reflect.deleteProperty(Reflect.get(window, name), method);
        }
        for (const name of ['Iterator', 'scheduler', 'navigation']) Reflect.deleteProperty(window, name);
        Reflect.deleteProperty(Document.prototype, 'startViewTransition');
        const { now } = performance;
        performance.now = () => Math.floor(now.call(performance) / 100) * 100;
      }, NEW_INTERFACES);
    },
  },
};

/** The words of each page as it is served, counted once. */
const plain: Record<string, number> = {};

async function wordsOn(page: Page): Promise<number> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
  return (await page.getByRole('main').innerText()).split(/\s+/).length;
}

for (const [name, { works, change }] of Object.entries(CHANGES)) {
  test(`pages stay readable and usable with ${name}`, async ({ page, violations }) => {
    test.slow();
    for (const path of PAGES.filter((one) => !(one in plain))) {
      await page.goto(path);
      plain[path] = await wordsOn(page);
    }
    await change(page);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await wordsOn(page)).toBeGreaterThan(0.9 * (plain[path] ?? 0));
      if (!/styles/.test(name)) {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
    }
    if (works) {
      await page.goto('/tools/first-year-planner/');
      await hydrateUnseen(page);
      await openAnswers(page, 'first-year-planner');
      await expect(page.getByRole('region', { name: 'Your first year' })).toBeVisible();
      await page.goto('/contact/');
      await fillInForm(page);
      await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Message Sent').first()).toBeAttached();
    }
    // The policy may refuse what others add.
    takeOut(violations, /beacon|style-src/);
  });
}

test('a page opened from another host name or from disk is readable', async ({ page, baseURL }) => {
  await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/tools/maternity-planner/?_x_tr_sl=en&_x_tr_tl=tl`);
  await hydrateUnseen(page);
  await openAnswers(page, 'maternity-planner');
  const response = await page.request.get('/tools/maternity-planner/');
  const saved = test.info().outputPath('saved.html');
  await writeFile(saved, await response.body());
  await page.goto(`file://${saved}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('A worked example').first()).toBeVisible();
});

test('a network that forbids files on the device is no end', async ({ page }) => {
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new TypeError('blocked');
    };
  });
  await page.goto('/tools/maternity-planner/');
  await hydrateUnseen(page);
  await openAnswers(page, 'maternity-planner');
  await page.getByRole('button', { name: 'Save to a file', exact: true }).click();
  await expect(page.getByText('Nothing happened?')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Copy link with my answers' })).toBeVisible();
});

test('in forced colours no line of a heading covers the line before', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const { fontSize, lineHeight } = await heading.evaluate((element) => getComputedStyle(element));
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.25);
});

test('the first column of a narrow example stays, and the choice of an interest is whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tools/maternity-planner/');
  const table = page.getByRole('group', { name: 'Every payment by itself' });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
  await table.evaluate((box) => box.scrollTo(200, 0));
  const [box, first] = [await table.boundingBox(), await table.getByRole('rowheader').first().boundingBox()];
  expect(Math.abs((first?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(4);
  await page.goto('/contact/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  const select = page.getByRole('combobox').first();
  const isCut = await select.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isCut).toBe(false);
  expect((await select.boundingBox())?.height).toBeGreaterThan(90);
});
