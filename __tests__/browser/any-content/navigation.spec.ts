// Guards that every page can be reached from the home page by links alone, without script.
import { expect } from '@playwright/test';
import { sitemapPaths } from '../support/any-site';
import { test } from '../support/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is reached from the home page by links alone, and can be read', async ({ page }) => {
    test.setTimeout(30_000 + 1_000 * sitemapPaths().length);
    const seen = new Set<string>(['/']);
    const queue = ['/'];
    for (let path = queue.shift(); path; path = queue.shift()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const links = await page.getByRole('link').evaluateAll((all) =>
        all
          .filter(
            (link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement && link.origin === location.origin,
          )
          .map((link) => link.pathname)
          .filter((pathname) => pathname.endsWith('/')),
      );
      for (const link of links) {
        if (!seen.has(link)) queue.push(link);
        seen.add(link);
      }
    }
    for (const path of sitemapPaths()) expect([...seen]).toContain(path);
  });
});
