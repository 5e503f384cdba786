import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BLOG, CONTACT, categoryPath, HOME, NOT_FOUND, PAGES, postPath } from '../src/routes';
import { browserExecutable } from './browser';
import { serveBuilt } from './static-server';

const PORT = 9322;
const SITE = `http://localhost:${PORT}`;
const FOLDER = path.resolve('reports/screenshots');
const WIDTHS = [360, 820, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

/** The addresses by the names of their pictures. */
const ADDRESSES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PAGES.map(({ path }) => [path.split('/').at(-2) || 'home', path])),
  category: categoryPath('relocation'),
  'empty-category': categoryPath('wellness'),
  article: postPath('nmc-revalidation'),
  'not-found': NOT_FOUND,
};

/** States that a page is brought into before it is taken, each at one width. */
const STATES: readonly { name: string; path: string; width: number; act: (page: Page) => Promise<void> }[] = [
  { name: 'phone-menu', path: HOME, width: 360, act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  {
    name: 'empty-search',
    path: BLOG,
    width: 820,
    act: async (page) => {
      await page.getByRole('searchbox').fill('zzzz');
      await page.getByRole('heading', { name: 'No Articles Found' }).waitFor();
    },
  },
  {
    name: 'toast',
    path: CONTACT,
    width: 820,
    act: async (page) => {
      await page.getByLabel(/Full Name/).fill('A Nurse');
      await page.getByLabel(/^Email/).fill('nurse@example.com');
      await page.getByLabel(/Your Message/).fill('Hello');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Message Sent').first().waitFor();
    },
  },
  {
    name: 'large-text',
    path: HOME,
    width: 820,
    act: async (page) => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    },
  },
];

/** Scrolls through the page once, so that pictures that wait to be seen are there. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

async function takePages(browser: Browser): Promise<void> {
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      for (const [name, address] of Object.entries(ADDRESSES)) {
        await page.goto(SITE + address);
        await seeEverything(page);
        await page.screenshot({ path: path.join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await page.close();
    }
  }
}

async function takeStates(browser: Browser): Promise<void> {
  for (const colorScheme of SCHEMES) {
    for (const { name, path: address, width, act } of STATES) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      await page.goto(SITE + address);
      await act(page);
      await page.screenshot({ path: path.join(FOLDER, `state-${name}-${colorScheme}.png`) });
      await page.close();
    }
  }
}

/** Takes a picture of every page in three widths and both schemes, and of the states that pages can be in. */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const serving = await serveBuilt('public', PORT);
  try {
    const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
    await takePages(browser);
    await takeStates(browser);
    await browser.close();
    console.log(`The pictures are in ${FOLDER}`);
  } finally {
    serving.stop();
  }
}

void main();
