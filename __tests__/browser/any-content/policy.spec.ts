// Guards what pages load and run: only their own site's files and scripts.
import { expect, type Page } from '@playwright/test';
import { IS_FULL, ROUTES, sitemapPaths } from '../support/any-site';
import { hydrate } from '../support/hydration';
import { test } from '../support/test';

/** A missing page, which the browser reports on the console. */
const MISSING = '/no-such-page/';

const routes = (): Set<string> => new Set([...ROUTES, ...(IS_FULL ? sitemapPaths() : []), MISSING]);

/** Collects requests to other sites. */
function watchRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  return foreign;
}

/** Collects console messages and uncaught errors, with the page's path. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  const note = (text: string) => errors.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(message.text()));
  return errors;
}

/** Moves the pointer and hydrates the page by a key. */
async function wakePage(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await hydrate(page);
}

test('pages log no error, contact no other site and set no cookie', async ({ page, context }) => {
  test.setTimeout(30_000 + 3_000 * routes().size);
  const foreign = watchRequests(page);
  const errors = watchErrors(page);
  for (const route of routes()) {
    await page.goto(route);
    await wakePage(page);
  }
  await test.step('through the links of the header', async () => {
    await page.goto('/');
    await wakePage(page);
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const address of addresses) {
      await page.locator(`header nav a[href="${address}"]`).click();
      await page.waitForURL(`**${address}`);
      await page.waitForLoadState('networkidle');
    }
  });
  expect(errors.filter((error) => !(error.startsWith(MISSING) || error.includes('404.html')))).toEqual([]);
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

/** Ways a bug in our code, or in a package, could turn text into something active. */
const SINKS: Readonly<Record<string, () => void>> = {
  markup: () => {
    document.body.innerHTML = '<p>taken</p>';
  },
  'another policy': () => {
    window.trustedTypes?.createPolicy('default', { createHTML: (text: string) => text });
  },
};

test('foreign scripts and unsafe assignments are blocked', async ({ page, violations }) => {
  await test.step('a changed inline script', async () => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = html.replace(/(<script(?![^>]* (?:src|type)=)[^>]*>)([^<]+)/, '$1$2 ');
      expect(changed).not.toBe(html);
      await route.fulfill({ response, body: changed });
    });
    await page.goto('/');
    await expect.poll(() => violations).toEqual([expect.stringContaining('script-src-elem inline')]);
    violations.length = 0;
    await page.unroute('/');
  });
  await page.goto('/');
  for (const [name, make] of Object.entries(SINKS)) {
    await test.step(name, async () => {
      await expect(page.evaluate(make)).rejects.toThrow(/Trusted|Policy/);
      await expect.poll(() => violations).toEqual([expect.stringMatching(/trusted-types/)]);
      violations.length = 0;
    });
  }
});
