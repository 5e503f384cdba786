// Guards reflow: no page is wider than its window, however narrow that is and however large the text.
import { expect, type Page } from '@playwright/test';
import { addStyle } from '../support/add-style';
import { ROUTES } from '../support/any-site';
import { layoutFaults } from '../support/layout';
import { test } from '../support/test';

/** WCAG 2.2, 1.4.12 Text Spacing. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Tries the page with a style at the width of a phone and of a desk. */
async function expectRoomFor(page: Page, style: string): Promise<void> {
  await addStyle(page, style);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await layoutFaults(page), `${width} px with ${style}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
}

for (const route of ROUTES) {
  test(`${route} reflows at 320 px, on a phone on its side, with text at 200% and the text spacing of WCAG`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(route);
    expect.soft(await layoutFaults(page), '320 px').toEqual([]);

    await page.setViewportSize({ width: 740, height: 340 });
    expect.soft(await layoutFaults(page), 'a phone on its side').toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(340 / 4);

    await expectRoomFor(page, 'html { font-size: 200% !important; }');
    await expectRoomFor(page, TEXT_SPACING);
  });
}
