// Guards words against breaking in large text on a phone.
import { expect } from '@playwright/test';
import { setTextSize } from './support/add-style';
import { ROUTES } from './support/any-site';
import { brokenWords } from './support/broken-words';
import { layoutFaults } from './support/layout';
import { contactForm, fillInForm, openLivePage } from './support/live-form';
import { openPlanner, PLANNERS, plannerStates } from './support/planners';
import { test } from './support/test';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => setTextSize(page, '200%'));

for (const route of ROUTES) {
  test(`words on ${route} are whole with text at 200%`, async ({ page }) => {
    await page.goto(route);
    expect(await brokenWords(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  });
}

test('the thanks for a message break no word with text at 200%', async ({ page }) => {
  await openLivePage(page, (route) => route.fulfill({ status: 204 }));
  await fillInForm(page);
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Message Sent')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

for (const planner of PLANNERS) {
  test(`words in the ${planner.name} are whole with text at 200%`, async ({ page }) => {
    await openPlanner(page, planner.name);
    for (const [state, reach] of Object.entries(plannerStates(planner))) {
      await test.step(state, async () => {
        await reach(page);
        expect(await brokenWords(page)).toEqual([]);
        expect(await layoutFaults(page)).toEqual([]);
      });
    }
  });
}
