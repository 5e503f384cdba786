import { expect, type Page, test } from '@playwright/test';
import { sitemapPaths } from '../support/any-site';

// A request that is still answered when a test ends is of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Every page of the built site, and one that is not there. */
const routes = (): string[] => [...sitemapPaths(), '/no-such-page/'];

interface Watched {
  readonly violations: string[];
  readonly foreign: string[];
}

/** Collects what the policy refuses and every request that leaves the site. */
async function watch(page: Page): Promise<Watched> {
  const watched: Watched = { violations: [], foreign: [] };
  await page.exposeFunction('reportViolation', (text: string) => watched.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') watched.foreign.push(request.url());
  });
  return watched;
}

/** Moves the pointer and presses a key, which hydrates a page. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
}

test('every route is quiet, asks no one else and sets no cookie', async ({ page, context }) => {
  test.setTimeout(30_000 + 3_000 * routes().length);
  const watched = await watch(page);
  for (const route of routes()) {
    await page.goto(route);
    await hydrate(page);
  }
  expect(watched).toEqual({ violations: [], foreign: [] });
  expect(await context.cookies()).toEqual([]);
});

test('walking through the header is quiet', async ({ page }) => {
  const watched = await watch(page);
  await page.goto('/');
  await hydrate(page);
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    await page.locator(`header nav a[href="${address}"]`).click();
    await page.waitForURL(`**${address}`);
    await page.waitForLoadState('networkidle');
  }
  expect(watched).toEqual({ violations: [], foreign: [] });
});

test('an inline script that differs by one byte is refused', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const changed = html.replace(/(<script(?![^>]* (?:src|type)=)[^>]*>)([^<]+)/, '$1$2 ');
    expect(changed).not.toBe(html);
    await route.fulfill({ response: answer, body: changed });
  });
  const watched = await watch(page);
  await page.goto('/');
  expect(watched.violations).toEqual([expect.stringContaining('script-src-elem inline')]);
});

test('a script that someone slips in is refused', async ({ page }) => {
  const watched = await watch(page);
  await page.goto('/');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'document.title = "taken"');
    image.src = '/nothing.png';
    document.body.append(image);
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.body.append(script);
  });
  await expect.poll(() => watched.violations.length).toBe(2);
  expect(await page.title()).not.toBe('taken');
});
