import type { Page } from '@playwright/test';

/** The file that all pages share and that brings the framework when it is needed. */
export const WAKE_FILE = /\/wake-[0-9a-f]{20}\.js$/;

/** Makes the page remember that its runtime has come; call it before the first page is opened. */
export async function rememberAwake(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('runtime:awake', () => Reflect.set(window, 'awake', true));
  });
}

/** Opens a page and waits until the file that all pages share has run, which answers what the visitor does. */
export async function openWatched(page: Page, path: string): Promise<void> {
  await page.addInitScript((source) => {
    const isWakeFile = new RegExp(source);
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && isWakeFile.test(target.src)) Reflect.set(window, 'watched', true);
    };
    document.addEventListener('load', note, true);
  }, WAKE_FILE.source);
  await page.goto(path);
  await page.waitForFunction(() => Reflect.get(window, 'watched') === true);
}

/** Gives the sign that wakes a page, and waits until every component of it answers a press. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => Reflect.get(window, 'awake') === true);
}

/** Wakes the page without an input of the visitor, after which the browser would forgive every shift of the layout. */
export async function wakeUnseen(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
  await page.waitForFunction(() => Reflect.get(window, 'awake') === true);
}
