// Guards words against breaking in large text on a phone.
import { expect } from '@playwright/test';
import { setTextSize } from './support/add-style';
import { ROUTES } from './support/any-site';
import { brokenWords } from './support/broken-words';
import { layoutFaults } from './support/layout';
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
