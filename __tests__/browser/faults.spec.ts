// Guards pages and their links against failures on the network and in code.
import { expect, type Page, type Route } from '@playwright/test';
import { IS_FULL } from './support/any-site';
import { changeData } from './support/change-data';
import { holdBack, hydrate, LOADER_FILE, startFramework } from './support/hydration';
import { takeOut, test } from './support/test';

const HTML_INSTEAD = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };

/** Ways in which a request can fail. */
const FATES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, body: '' }),
  'a server error': (route) => route.fulfill({ status: 500, body: '' }),
  'HTML instead': (route) => route.fulfill(HTML_INSTEAD),
  dropped: (route) => route.abort('connectionreset'),
};

const CHUNKS = {
  'the framework': /\/framework-[0-9a-f]+\.js$/,
  'the app': /\/app-[0-9a-f]+\.js$/,
  'the chunk of the page': /\/component---src-(pages|templates|planners)-[^/]+\.js$/,
  // After a server error, Gatsby requests the data of a 500 page, repeatedly if that fails too.
  'the page data': /\/page-data\/(?!500\.html).*page-data\.json$/,
  'the app data': /\/page-data\/app-data\.json$/,
};

/** The hash in the next version's file name. */
const NEXT = '0'.repeat(20);

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function followLink(page: Page, name: string, path: string): Promise<void> {
  await navigation(page).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The failure of each file on load and on click; `npm run test:all` tries every failure of every file on load. */
const MEETINGS: Readonly<Record<keyof typeof FATES, readonly [keyof typeof CHUNKS, keyof typeof CHUNKS]>> = {
  missing: ['the framework', 'the chunk of the page'],
  'a server error': ['the app', 'the page data'],
  'HTML instead': ['the chunk of the page', 'the chunk of the page'],
  dropped: ['the app data', 'the page data'],
};

for (const [fate, deal] of Object.entries(FATES)) {
  const [first = 'the app', onClick = 'the page data'] = MEETINGS[fate] ?? [];
  test(`links work with ${first} or ${onClick} ${fate}`, async ({ page }) => {
    for (const onLoad of IS_FULL ? Object.values(CHUNKS) : [CHUNKS[first]]) {
      await page.route(onLoad, deal);
      await page.goto('/about/');
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await startFramework(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await followLink(page, 'Services', '/services/');
      await page.unroute(onLoad);
    }
    await page.goto('/');
    await hydrate(page);
    await page.route(CHUNKS[onClick], deal);
    await followLink(page, 'About', '/about/');
    await followLink(page, 'Services', '/services/');
  });
}

test('links in an open tab survive a new version of the site', async ({ page }) => {
  const asked = page.waitForRequest(LOADER_FILE);
  await page.goto('/');
  await hydrate(page);
  const loader = (await asked).url();
  const renew = (text: string): string =>
    text
      .replace(/("webpackCompilationHash":|compilation:)"[^"]*"/g, '$1"the-next-version"')
      .replace(/(\/hydration-)[0-9a-f]{20}/, `$1${NEXT}`);
  await page.route(/\/page-data\/|localhost:\d+\/([a-z0-9-]+\/)*$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: renew(await answer.text()) });
  });
  await page.route(`**/hydration-${NEXT}.js`, async (route) => {
    const answer = await route.fetch({ url: loader });
    await route.fulfill({ response: answer, body: renew(await answer.text()) });
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  for (const [name, path] of [
    ['About', '/about/'],
    ['Services', '/services/'],
    ['Blog', '/blog/'],
    ['Contact', '/contact/'],
  ] as const) {
    loads = 0;
    await followLink(page, name, path);
    await hydrate(page);
    expect(loads).toBeLessThanOrEqual(1);
  }
});

test('a link clicked offline shows a notice unless its page is loaded', async ({ page, context }) => {
  const notice = page.getByRole('status').getByText('You are offline');
  await page.goto('/');
  await hydrate(page);
  await followLink(page, 'About', '/about/');
  await context.setOffline(true);
  await followLink(page, 'Home', '/');
  await navigation(page).getByRole('link', { name: 'Services' }).click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await followLink(page, 'Services', '/services/');
});

test('an early click shows its progress and takes effect', async ({ page }) => {
  const press = page.getByRole('button', { name: 'Remember on this device' });
  const notices = page.getByRole('status');
  for (const { source } of [LOADER_FILE, CHUNKS['the app'], CHUNKS['the chunk of the page']]) {
    // Each further request has one more question mark.
    const file = new RegExp(source.replace('$', '\\?*$'));
    const fail = (route: Route): Promise<void> => route.abort('connectionreset');
    await page.route(file, fail);
    await page.goto('/tools/first-year-planner/');
    await press.click();
    await expect(notices.getByText('This page has not finished loading')).toBeVisible();
    // Held back first: as the notice moves the page, React may start for the mouse on the button, with the press that waits.
    const come = await holdBack(page, file);
    await page.unroute(file, fail);
    await press.click();
    await expect(notices.getByText('Loading…')).toBeVisible();
    come();
    await expect(page.getByRole('button', { name: 'Forget' })).toBeVisible();
    await expect(notices.getByText(/finished loading|Loading…/).filter({ visible: true })).toHaveCount(0);
    await page.unroute(file);
    await page.evaluate(() => localStorage.clear());
  }
});

test('pages work without storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await followLink(page, 'Contact', '/contact/');
  await page.goto('/tools/maternity-planner/');
  await hydrate(page);
});

test('a section that throws shows the error page with a way back', async ({ page, errors }) => {
  await changeData(page, '/about/', () => ({ copy: {} }));
  await page.goto('/about/');
  await startFramework(page);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  takeOut(errors, /Cannot destructure property/);
});
