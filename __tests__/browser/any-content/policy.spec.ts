// Guards what pages may load and run, and that they contact no other site.
import { expect, type Page } from '@playwright/test';
import { IS_FULL, ROUTES, sitemapPaths } from '../support/any-site';
import { test } from '../support/test';

/** The console reports a missing page. */
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
  const tell = (text: string) => errors.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && tell(message.text()));
  page.on('pageerror', (error) => tell(error.message));
  return errors;
}

/** Moves the pointer and presses a key, which hydrates a page. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
}

test('every route is quiet, logs no error, asks no one else and sets no cookie', async ({ page, context }) => {
  test.setTimeout(30_000 + 3_000 * routes().size);
  const foreign = watchRequests(page);
  const errors = watchErrors(page);
  for (const route of routes()) {
    await page.goto(route);
    await hydrate(page);
  }
  await test.step('walking through the header is quiet too', async () => {
    await page.goto('/');
    await hydrate(page);
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
  'the address of a script': () => {
    document.createElement('script').src = '/app.js';
  },
  'the text of a script': () => {
    document.createElement('script').textContent = 'document.title = "taken"';
  },
  'a handler': () => {
    document.body.setAttribute('onclick', 'document.title = "taken"');
  },
  'a further policy': () => {
    window.trustedTypes?.createPolicy('default', { createHTML: (text: string) => text });
  },
};

test('no script runs that is not ours, and no text becomes code', async ({ page, violations }) => {
  await test.step('an inline script that differs by one byte', async () => {
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const changed = html.replace(/(<script(?![^>]* (?:src|type)=)[^>]*>)([^<]+)/, '$1$2 ');
      expect(changed).not.toBe(html);
      await route.fulfill({ response: answer, body: changed });
    });
    await page.goto('/');
    expect(violations.splice(0)).toEqual([expect.stringContaining('script-src-elem inline')]);
    await page.unroute('/');
  });
  await page.goto('/');
  for (const [name, make] of Object.entries(SINKS)) {
    await test.step(name, async () => {
      await expect(page.evaluate(make)).rejects.toThrow(/Trusted|Policy/);
      await expect.poll(() => violations.splice(0)).toEqual([expect.stringMatching(/trusted-types/)]);
    });
  }
  await test.step('a script that someone slips in', async () => {
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "taken"');
      document.body.append(script);
    });
    await expect.poll(() => violations.splice(0)).not.toEqual([]);
    expect(await page.title()).not.toBe('taken');
  });
});
