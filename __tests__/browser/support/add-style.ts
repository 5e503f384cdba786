import type { Page } from '@playwright/test';

/** Adds a style sheet as a visitor's own settings would: not through the document, whose policy forbids it. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
