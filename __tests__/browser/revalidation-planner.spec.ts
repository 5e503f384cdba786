import { expect, type Page } from '@playwright/test';
import { hydrateUnseen } from './support/hydration';
import { test } from './support/test';

const PLANNER = '/tools/revalidation-planner/';
const NOW = '2066-11-22T10:00:00';

// A phone, on a day that stays the same.
test.use({ viewport: { width: 360, height: 740 } });

async function openPlanner(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(PLANNER);
  await hydrateUnseen(page);
}

const results = (page: Page) => page.getByRole('region', { name: 'Where you are' });
/** On the timeline. */
const dueDate = (page: Page) => results(page).getByRole('listitem').filter({ hasText: 'by 1 Apr 2067' });

test('everything can be done with the keyboard alone', async ({ page }) => {
  await openPlanner(page);
  const next = async (name: string, role: 'combobox' | 'button' | 'textbox') => {
    const control = page.getByRole(role, { name, exact: true }).first();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
  };
  await next('Month', 'combobox');
  await page.keyboard.type('Apr');
  await next('Year', 'textbox');
  await page.keyboard.type('2067');
  await next('Show where I am', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where you are' })).toBeFocused();
  await expect(dueDate(page)).toBeVisible();
  await next('Add the dates to your calendar', 'button');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is an example with its tables, and the official links', async ({ page }) => {
    await page.goto(PLANNER);
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await page.locator('summary').filter({ hasText: 'All dates and parts, as tables' }).click();
    await expect(page.getByRole('row', { name: /^Application due by .*1.April.2027$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'NMC: Revalidation', exact: true })).toBeVisible();
    await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show where I am' })).toBeHidden();
  });
});
