import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { type Driver, type Engine, PHONE } from './driver';

async function newWindow(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    evaluate: (expression) => page.evaluate(expression),
    close: () => context.close(),
  };
}

/** Starts a browser that puppeteer drives. */
export async function startPuppeteer(options: LaunchOptions, known?: RegExp): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  return {
    known,
    label: `${await browser.version()} (window ${PHONE.width} px)`,
    newWindow: () => newWindow(browser),
    stop: () => browser.close(),
  };
}
