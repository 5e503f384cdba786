import type { Page } from '@playwright/test';

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
