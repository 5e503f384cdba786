import type { Page } from '@playwright/test';
import { holdBack } from './hydration';

/** Opens a page whose fonts arrive only after the first paint, and waits until it has loaded. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
}

/** The fonts that render the first match's text, most used first. */
export async function fontsOf(page: Page, selector: string) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount);
}
