// Guards pages on paper.
import { expect } from '@playwright/test';
import { postPath } from '../../src/routes';
import { LIGHT } from '../../src/theme/palette';
import { WIDE } from '../support/added-posts';
import { addStyle } from './support/add-style';
import { IS_FULL, ROUTES, sitemapPaths } from './support/any-site';
import { layoutFaults } from './support/layout';
import { keptStates, openAnswers, openPlanner, PLANNERS, plannerStates, UNFOLDED } from './support/planners';
import { PAPERS, printed } from './support/printed';
import { test } from './support/test';

test('an article on paper has its text and address but no controls', async ({ page }) => {
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

test('a planner on paper has its results but no controls', async ({ page }) => {
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
  await test.step('bars and tables break between rows, after the first', async () => {
    const { sheets } = await printed(page, 'A5');
    expect(sheets.find((words) => words.includes('parts done'))).toMatch(/The eight parts\s+Practice hours/);
    expect(sheets.find((words) => /Your dates\s+What/.test(words))).toMatch(/When\s+What counts begins on/);
  });
});

test('steps in time stay whole at 320 px and on paper', async ({ page }) => {
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

for (const paper of PAPERS) {
  test(`pages fit on ${paper} without overlapping text`, async ({ page }) => {
    test.slow();
    const faults: string[] = [];
    for (const path of [...(IS_FULL ? [...sitemapPaths(), '/404.html'] : ROUTES), postPath(WIDE.slug)]) {
      await page.goto(path);
      faults.push(...(await printed(page, paper)).faults.map((fault) => `${path}, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

for (const planner of PLANNERS) {
  test(`every state of the ${planner.name} fits on any paper`, async ({ page }) => {
    test.slow();
    await openPlanner(page, planner.name);
    // What the bar of kept answers says is not printed.
    const states = { ...plannerStates(planner), ...planner.further, ...(IS_FULL ? keptStates(planner) : {}) };
    for (const [state, reach] of Object.entries(states)) {
      // On paper all details are open anyway.
      if (state === UNFOLDED && !IS_FULL) continue;
      await test.step(state, async () => {
        await reach(page);
        for (const paper of PAPERS) expect((await printed(page, paper)).faults).toEqual([]);
      });
    }
  });
}

test('closed details are printed open without ::details-content', async ({ page }) => {
  await openPlanner(page, 'maternity-planner');
  await openAnswers(page, 'maternity-planner');
  // As if the browser had no `::details-content`.
  await addStyle(
    page,
    'details:not([open])::details-content { content-visibility: hidden !important; height: 0 !important }',
  );
  const text = (await printed(page, 'A4')).sheets.join(' ');
  for (const words of ['Your NHS service began', 'Qualifying week', 'Week 52']) expect(text).toContain(words);
  await expect(page.getByRole('table', { name: 'Every week by itself' })).toBeHidden();
});

for (const paper of PAPERS) {
  test(`wide tables, long code and long words fit on ${paper}, and a link has its address once`, async ({ page }) => {
    await page.goto(postPath(WIDE.slug));
    const text = (await printed(page, paper)).sheets.join(' ');
    const letters = text.replaceAll(/\s|-/g, '');
    const whole = [...WIDE.columns, WIDE.code, WIDE.longWord].map((words) => words.replaceAll(/\s|-/g, ''));
    expect(whole.filter((words) => !letters.includes(words))).toEqual([]);
    expect(text).toContain(WIDE.beside);
    const paragraph = text.slice(
      text.indexOf('A word of its own'),
      text.indexOf('Word', text.indexOf('A word of its own') + 8),
    );
    // Its own text, and the address once.
    expect(paragraph.replaceAll(/\s/g, '').split(WIDE.address)).toHaveLength(3);
  });
}
