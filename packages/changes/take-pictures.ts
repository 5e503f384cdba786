import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserExecutable } from '../../scripts/browser';
import type { PicturedPage } from './picture-plan';
import type { PicturePair, PictureSet, Screen } from './picture-set';
import { hidePlaces, showPlaces } from './show-places';

/** The public folders of both states. */
export interface Sides {
  readonly before: string;
  readonly after: string;
}

type Side = keyof Sides;

const SCREENS: Readonly<Record<Screen, { readonly width: number; readonly height: number }>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
};
/** Nothing is served from here: the browser gets the files of the built site for it. */
const SITE = 'http://site.invalid';
const SCREENS_IN_ORDER: readonly Screen[] = ['phone', 'desktop'];
const SIDES: readonly Side[] = ['before', 'after'];
/** What is gone is framed in red, what is new in green. */
const COLORS: Readonly<Record<Side, string>> = { before: '#d93025', after: '#1ea446' };
/** More pages are not looked at. */
const MOST_PAGES = 24;

function fileOf(publicFolder: string, address: string): string | undefined {
  const name = path.join(publicFolder, decodeURIComponent(new URL(address).pathname));
  const file = existsSync(name) && statSync(name).isDirectory() ? path.join(name, 'index.html') : name;
  return existsSync(file) ? file : undefined;
}

/** Opens windows in which a built site is all that there is: no network, light colours, no motion. */
async function contextOf(browser: Browser, publicFolder: string, screen: Screen): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.route('**/*', (route) => {
    const address = route.request().url();
    const file = address.startsWith(`${SITE}/`) ? fileOf(publicFolder, address) : undefined;
    return file ? route.fulfill({ path: file }) : route.abort();
  });
  return context;
}

/** Loads what waits for the visitor to scroll, and the fonts. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

const nameOf = (plan: number, part: number, screen: Screen, side: Side): string =>
  `${plan + 1}-${part + 1}-${screen}-${side}.png`;

async function takePage(page: Page, plan: PicturedPage, side: Side, files: readonly string[]): Promise<string[]> {
  await page.goto(`${SITE}${plan[side]}`);
  await loadAll(page);
  if (plan.parts.length === 0) {
    const [file = ''] = files;
    await page.screenshot({ path: file });
    return [file];
  }
  const taken: string[] = [];
  for (const [at, part] of plan.parts.entries()) {
    const clip = await page.evaluate(showPlaces, { places: part[side], color: COLORS[side] });
    if (clip) {
      const file = files[at] ?? '';
      await page.screenshot({ path: file, clip, fullPage: true });
      taken.push(file);
    }
    await page.evaluate(hidePlaces);
  }
  return taken;
}

function setsOf(plan: PicturedPage, at: number, taken: ReadonlySet<string>): PictureSet[] {
  const parts = plan.parts.length === 0 ? [{ title: 'How the page begins' }] : plan.parts;
  return parts.flatMap(({ title }, part): PictureSet[] => {
    const pairs = SCREENS_IN_ORDER.flatMap((screen): PicturePair[] => {
      const [before, after] = SIDES.map((side) => nameOf(at, part, screen, side)).map((name) =>
        taken.has(name) ? name : undefined,
      );
      return before || after ? [{ screen, ...(before && { before }), ...(after && { after }) }] : [];
    });
    return pairs.length > 0 ? [{ title, pairs }] : [];
  });
}

/**
 * Takes pictures of the changed parts of pages, in both states, on a phone and on a desktop.
 * @param sides the public folders of both states
 * @param folder where the pictures are written
 * @returns the names of the files by the page that was planned; pages beyond the limit have none
 */
export async function takePictures(
  plans: readonly PicturedPage[],
  sides: Sides,
  folder: string,
): Promise<ReadonlyMap<PicturedPage, readonly PictureSet[]>> {
  mkdirSync(folder, { recursive: true });
  const taken = new Set<string>();
  const chosen = plans.slice(0, MOST_PAGES);
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  try {
    for (const screen of SCREENS_IN_ORDER) {
      for (const side of SIDES) {
        const context = await contextOf(browser, sides[side], screen);
        const page = await context.newPage();
        for (const [at, plan] of chosen.entries()) {
          if (plan[side] === undefined) continue;
          const parts = Math.max(1, plan.parts.length);
          const files = Array.from({ length: parts }, (_, part) => path.join(folder, nameOf(at, part, screen, side)));
          for (const file of await takePage(page, plan, side, files)) taken.add(path.basename(file));
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return new Map(chosen.map((plan, at) => [plan, setsOf(plan, at, taken)]));
}
