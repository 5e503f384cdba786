import type { Page } from '@playwright/test';
import { holdBack } from './hydration';

/** Waits until something of the page's content has been painted. */
export async function hasPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Opens a page whose fonts come only once it has been painted without them, and waits until it has loaded. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const come = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await hasPainted(page);
  come();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
}

/** A font that the browser draws text with, as its tools say. */
interface ShownFont {
  /** The name of the face in the font's file: `Arial-BoldMT`. */
  readonly face: string;
  /** Whether it is one of the site's files, and none of the system. */
  readonly isOurs: boolean;
}

/** The fonts in which the text of the first element that matches is shown now, the most used one first. */
export async function shownFonts(page: Page, selector: string): Promise<readonly ShownFont[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts
    .toSorted((one, other) => other.glyphCount - one.glyphCount)
    .map(({ postScriptName, isCustomFont }) => ({ face: postScriptName, isOurs: isCustomFont }));
}
