// Guards events as visitors see them: their own hour, and no button once an event is over, without a new build.
import { expect, type Page } from '@playwright/test';
import { EVENTS } from '../support/added-offers';
import { test } from './support/test';

const [TOMORROW, , CANCELLED] = EVENTS();

const first = (page: Page) => page.locator(`#${TOMORROW.slug}`);

for (const [timezoneId, hour] of [
  ['Asia/Kolkata', /18:00.19:00\s*United Kingdom Time · 2[23]:30 where you are/],
  ['Pacific/Auckland', / · \w+day\W+\d+ \w+ at 0[5-7]:00 where you are/],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the visitor's own hour is beside that of the owner", async ({ page }) => {
      await page.goto('/webinar/');
      await expect(first(page)).toContainText(hour);
    });
  });
}

test('the buttons go at the end of an event on a page left open, and a cancelled one leads out of the calendar', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(`${TOMORROW.day}T17:30:00Z`) });
  await page.goto('/webinar/');
  const register = page.getByRole('link', { name: /^Save my place .+interview/ });
  await expect(register).toBeVisible();
  await expect(first(page).getByText('This is over.')).toBeHidden();
  const cancelled = page.locator(`#${CANCELLED.slug}`);
  await expect(cancelled.getByText('Cancelled')).toBeVisible();
  const out = cancelled.getByRole('link');
  await expect(out).toHaveAccessibleName(/^Take it out of your calendar/);
  const file = await page.request.get((await out.getAttribute('href')) ?? '');
  expect(await file.text()).toContain('STATUS:CANCELLED');
  await page.clock.runFor('03:00:00');
  await expect(register).toBeHidden();
  await expect(first(page).getByText('This is over.')).toBeVisible();
});
