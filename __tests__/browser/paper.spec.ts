// Guards print, and lines in forced colours.
import { expect } from '@playwright/test';
import { postPath } from '../../src/routes';
import { LIGHT } from '../../src/theme/palette';
import { layoutFaults } from './support/layout';
import { openAnswers, openPlanner } from './support/planners';
import { test } from './support/test';

test('an article is a handout on paper: its text and address, nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(postPath('nmc-revalidation'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Read online at https:.*nmc-revalidation/)).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText('Share this article')]) {
    await expect(part).toBeHidden();
  }
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const root = getComputedStyle(document.documentElement);
    return [color, backgroundColor, root.colorScheme, root.getPropertyValue('--x-palette-primary-main')];
  });
  expect(colours).toEqual(['rgb(22, 33, 31)', 'rgb(255, 255, 255)', 'light', LIGHT.primary.main]);
});

test('a planner has its results on paper, and no controls', async ({ page }) => {
  await openPlanner(page, 'revalidation-planner');
  await openAnswers(page, 'revalidation-planner');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Your dates' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Study day on diabetes/ })).toBeVisible();
  const results = page.getByRole('region', { name: 'Where you are' });
  await expect(results.getByText('Have this beside you when you fill it in.')).toBeVisible();
  for (const hidden of [page.getByRole('button'), page.getByRole('textbox'), page.getByRole('banner')]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'A worked example' })).toBeHidden();
});

test('steps in time are a line with all of its words at 320 px, in forced colours and on paper', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia(media);
    await page.goto('/webinar/');
    const weeks = page.getByRole('region', { name: 'How your year goes' });
    for (const text of ['January', 'At first', 'Settle in', 'You choose what to learn.', 'December']) {
      await expect(weeks.getByText(text, { exact: true })).toBeVisible();
    }
    expect(await layoutFaults(page)).toEqual([]);
    // Every medium draws borders, whatever the colours.
    const widths = await weeks
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => Number.parseFloat(getComputedStyle(item, '::after').borderInlineStartWidth)),
      );
    expect(widths).toHaveLength(2);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(2);
  }
});
