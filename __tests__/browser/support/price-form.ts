import type { Locator, Page } from '@playwright/test';
import { specified } from './edited-folder';
import { expandAll, field, openFile } from './editor-form';

/** The file whose form most tests of saving use. */
export const PRICES = 'content/pricing.yaml';

/** The specified file with another first price. */
export const priced = (amount: number): string => specified(PRICES).replace('price: 597', `price: ${amount}`);

/** Where the first price is typed. */
export const price = (page: Page): Locator => field(page, 'entries.0.price').locator('input');

/** Opens the form, with every plan unfolded. */
export async function openPrices(page: Page, address: string): Promise<void> {
  await openFile(page, address, 'files', 'pricing');
  await expandAll(page);
}
