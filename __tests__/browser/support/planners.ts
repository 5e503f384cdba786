import { expect, type Page } from '@playwright/test';
import { hydrateUnseen } from './hydration';

/** Fills in a date given as `2027-03-10`. */
export async function fillDay(page: Page, question: string, date: string): Promise<void> {
  const group = page.getByRole('group', { name: question });
  for (const [index, part] of ['Year', 'Month', 'Day'].entries()) {
    await group.getByLabel(part, { exact: true }).fill(date.split('-')[index] ?? '');
  }
}

/** A planner as tests use it. */
export interface PlannerUnderTest {
  readonly name: string;
  readonly submit: string;
  /** The results' heading. */
  readonly results: string;
  /** Its own successive states, once it has results. */
  readonly further: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

export const PLANNERS: readonly PlannerUnderTest[] = [
  {
    name: 'maternity-planner',
    submit: 'Work out my dates and pay',
    results: 'Your plan',
    further: {
      'an answer was changed since': async (page) => {
        await fillDay(page, 'When did you start with this employer?', '2026-06-20');
        await fillDay(page, 'When did your NHS service begin?', '2026-06-20');
        await expect(page.getByText(/You have changed an answer since/)).toBeVisible();
      },
      'nothing but leave is due': async (page) => {
        await page.getByRole('button', { name: 'Work out my dates and pay' }).click();
        await expect(page.getByText('NHS pay: no').first()).toBeVisible();
      },
    },
  },
  {
    name: 'revalidation-planner',
    submit: 'Show where I am',
    results: 'Where you are',
    further: {
      'an entry is open': (page) => page.getByRole('button', { name: 'Change Study day on diabetes' }).click(),
      'an entry has a mistake': async (page) => {
        await page.getByRole('textbox', { name: 'Hours', exact: true }).fill('many');
        await page.getByRole('button', { name: 'Save this entry' }).click();
        await expect(page.getByRole('alert')).toBeFocused();
      },
    },
  },
  { name: 'first-year-planner', submit: 'Plan my first year', results: 'Your first year', further: {} },
];

/** Opens a planner, hydrated, on the day on which the file of `openAnswers` was saved. */
export async function openPlanner(page: Page, name: string): Promise<void> {
  await page.clock.setFixedTime('2026-11-26T10:00:00Z');
  await page.goto(`/tools/${name}/`);
  await hydrateUnseen(page);
}

/** Answers all questions of the open planner by a saved file, which shows the results. */
export async function openAnswers(page: Page, name: string): Promise<void> {
  await page.getByLabel('Open a file').setInputFiles(`__tests__/fixtures/saved-files/${name}.json`);
  await expect(page.getByText('The file is open.')).toBeVisible();
}
