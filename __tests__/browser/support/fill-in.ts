import { expect, type Locator, type Page } from '@playwright/test';

/** The three fields of a date, by its question. */
export function dayFields(page: Page, question: string): Readonly<Record<'day' | 'month' | 'year', Locator>> {
  const group = page.getByRole('group', { name: question });
  const field = (name: string): Locator => group.getByLabel(name, { exact: true });
  return { day: field('Day'), month: field('Month'), year: field('Year') };
}

/** Fills in a date that is given as `2027-03-10`. */
export async function fillDay(page: Page, question: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const fields = dayFields(page, question);
  await fields.day.fill(day);
  await fields.month.fill(month);
  await fields.year.fill(year);
}

/** Looks whether a date is there. */
export async function expectDay(page: Page, question: string, [day, month, year]: readonly string[]): Promise<void> {
  const fields = dayFields(page, question);
  await expect(fields.day).toHaveValue(day ?? '');
  await expect(fields.month).toHaveValue(month ?? '');
  await expect(fields.year).toHaveValue(year ?? '');
}
