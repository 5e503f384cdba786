// Guards that a planner is accessible and fits its window in every state.
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { IS_FULL } from './support/any-site';
import { expectAccessible } from './support/axe';
import { hydrateUnseen } from './support/hydration';
import { PLANNERS, type PlannerUnderTest } from './support/planners';
import { LAPTOP } from './support/states';
import { test } from './support/test';

interface Look extends BrowserContextOptions {
  readonly name: string;
  readonly hasLargeText?: boolean;
}

const LOOKS: readonly Look[] = [
  { name: 'dark, laptop', colorScheme: 'dark', viewport: LAPTOP },
  { name: 'light, 320 px, letters twice as large', viewport: { width: 320, height: 700 }, hasLargeText: true },
];

/** The state in which the tables are looked at: all of them are on the page, the example's too. */
const UNFOLDED = 'everything is unfolded, the example too';

/** A state of every planner, one after the other, and the way there from the one before. */
const STATES: Readonly<Record<string, (page: Page, planner: PlannerUnderTest) => Promise<void>>> = {
  'nothing is entered': (page) => hydrateUnseen(page),
  'answers are missing': async (page, { submit }) => {
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'there are results': async (page, { answer, submit, results }) => {
    await answer(page);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('heading', { name: results, exact: true })).toBeFocused();
  },
  [UNFOLDED]: async (page) => {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    });
    await expect(page.getByRole('table').last()).toBeVisible();
  },
};

const LATER_STATES: typeof STATES = {
  'kept answers are back': async (page, { results }) => {
    await page.getByRole('button', { name: 'Remember on this device' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: results, exact: true })).toBeVisible();
    await expect(page.getByText(/^Your plan, saved/)).toBeVisible();
  },
  'what is kept cannot be read': async (page, { key }) => {
    await page.evaluate((name) => localStorage.setItem(name, '{"kind":"nursing-tools","data":'), key);
    await page.reload();
    await expect(page.getByText(/^What this browser remembers was changed/)).toBeVisible();
  },
  'a file was not saved here': async (page) => {
    await page.getByLabel('Open a file').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"kind":"something"}'),
    });
    await expect(page.getByText(/^This file was not saved here/)).toBeVisible();
  },
};

for (const [index, { name: look, hasLargeText, ...options }] of LOOKS.entries()) {
  test.describe(look, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    // The planners have their parts in common: what one has shown, the others show again by `npm run test:all` only.
    for (const [at, planner] of PLANNERS.entries()) {
      if (!IS_FULL && at % LOOKS.length !== index) continue;
      const states = {
        ...STATES,
        ...(IS_FULL || at > 0 ? planner.further : {}),
        ...(IS_FULL || at === 1 ? LATER_STATES : {}),
      };
      test(`${planner.path} is accessible in every state, and never wider than the window`, async ({ page }) => {
        test.slow();
        if (hasLargeText) {
          await page.addInitScript(() => {
            document.addEventListener('DOMContentLoaded', () => {
              document.documentElement.style.fontSize = '200%';
            });
          });
        }
        await page.goto(planner.path);
        for (const [state, reach] of Object.entries(states)) {
          await test.step(state, async () => {
            await reach(page, planner);
            // Further down the sticky header would lie over some control.
            await page.evaluate(() => scrollTo(0, 0));
            await expectAccessible(page, { measuresPixels: false, hasNewTables: state === UNFOLDED });
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(overflow).toBeLessThanOrEqual(0);
          });
        }
      });
    }
  });
}
