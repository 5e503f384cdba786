import type { Page } from '@playwright/test';

/** The file that all pages share and that starts the framework when it is needed. */
export const LOADER_FILE = /\/hydration-[0-9a-f]{20}\.js$/;

async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until the loader has run, which answers what the visitor does. */
export async function openWithLoader(page: Page, path: string): Promise<void> {
  await page.addInitScript((source) => {
    const isLoader = new RegExp(source);
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && isLoader.test(target.src)) Reflect.set(window, 'hasLoader', true);
    };
    document.addEventListener('load', note, true);
  }, LOADER_FILE.source);
  await page.goto(path);
  await page.waitForFunction(() => Reflect.get(window, 'hasLoader') === true);
}

/** Hydrates a page by a key, and waits until every component of it answers a press. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await untilHydrated(page);
}

/** Hydrates a page without an input of the visitor, after which the browser would forgive every shift of the layout. */
export async function hydrateUnseen(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
  await untilHydrated(page);
}
