import type { Page } from '@playwright/test';

/** Adds a style sheet as a visitor's own settings would: not through the document, whose policy forbids it. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Gives pages opened from now on another size of text, as the settings of a browser do. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.addInitScript((fontSize) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = fontSize;
    });
  }, size);
}
