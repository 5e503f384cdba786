// Guards large text on a phone: no word breaks inside.
import { expect } from '@playwright/test';
import { ROUTES } from './support/any-site';
import { brokenWords } from './support/broken-words';
import { layoutFaults } from './support/layout';
import { openPlanner, PLANNERS, plannerStates } from './support/planners';
import { test } from './support/test';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
});

for (const route of ROUTES) {
  test(`${route} breaks no word with text at 200%`, async ({ page }) => {
    await page.goto(route);
    expect(await brokenWords(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  });
}

for (const planner of PLANNERS) {
  test(`the ${planner.name} breaks no word with text at 200%`, async ({ page }) => {
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
