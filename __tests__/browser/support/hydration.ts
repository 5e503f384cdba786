import type { Page } from '@playwright/test';

/** The shared loader, which starts the framework when needed. */
export const LOADER_FILE = /\/hydration-[0-9a-f]{20}\.js$/;
/** The script that the loader imports, which counts. */
export const LATE_FILE = /\/late-[0-9a-f]{20}\.js$/;

/** Delays files until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the loader, which holds visitors' actions, has run. */
export async function untilLoaderRuns(page: Page): Promise<void> {
  const address = await page.waitForFunction((source) => {
    const isLoader = new RegExp(source);
    return performance.getEntriesByType('resource').find(({ name }) => isLoader.test(name))?.name;
  }, LOADER_FILE.source);
  // The import resolves once the loaded module has run.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())})`);
}

/** Delays each turn of React's scheduler, which asks for it by a message to itself: its start takes as many times longer. */
export function delayReact(page: Page, milliseconds: number): Promise<unknown> {
  return page.addInitScript((delay) => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function later(this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), delay);
    };
  }, milliseconds);
}

/** Opens a page and waits until the loader has run. */
export async function openWithLoader(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLoaderRuns(page);
}

/** Waits until every component is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Starts the framework as a control does that needs it, without user input. */
export async function startFramework(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.body.append(button);
    button.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    button.remove();
  });
}

/** Hydrates a page without user input, after which browsers exclude layout shifts. */
export async function hydrateUnseen(page: Page): Promise<void> {
  await startFramework(page);
  await untilHydrated(page);
}

/** Hydrates a page after a key, which moves the focus. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await hydrateUnseen(page);
}
