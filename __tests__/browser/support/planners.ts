import { expect, type Page } from '@playwright/test';
import { type PlannerName, PLANNERS as ROUTES } from '../../../src/routes';
import { hydrateUnseen } from './hydration';

/** Fills in a date given as `2027-03-10`. */
export async function fillDay(page: Page, question: string, date: string): Promise<void> {
  const group = page.getByRole('group', { name: question });
  for (const [index, part] of ['Year', 'Month', 'Day'].entries()) {
    await group.getByLabel(part, { exact: true }).fill(date.split('-')[index] ?? '');
  }
}

/** Successive states of a page, and how to reach each. */
export type States = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** A planner as tests use it. */
export interface PlannerUnderTest {
  readonly name: PlannerName;
  readonly submit: string;
  /** The results' heading. */
  readonly results: string;
  /** Its own successive states, once it has results. */
  readonly further: States;
}

/** A specification of forty criteria. */
const FORTY = Array.from(
  { length: 40 },
  (_, index) => `• Evidence of point ${index + 1}, with the words of an advert`,
).join('\n');

const BY_NAME: Readonly<Record<PlannerName, Omit<PlannerUnderTest, 'name'>>> = {
  'maternity-planner': {
    submit: 'Work out my dates and pay',
    results: 'Your plan',
    further: {
      'an answer has changed': async (page) => {
        await fillDay(page, 'When did you start with this employer?', '2026-06-20');
        await fillDay(page, 'When did your NHS service begin?', '2026-06-20');
        await expect(page.getByText(/You have changed an answer since/)).toBeVisible();
      },
      'only leave is due': async (page) => {
        await page.getByRole('button', { name: 'Work out my dates and pay' }).click();
        await expect(page.getByText('NHS pay: no').first()).toBeVisible();
      },
    },
  },
  'revalidation-planner': {
    submit: 'Show where I am',
    results: 'Where you are',
    further: {
      'an entry is open': (page) => page.getByRole('button', { name: 'Change Study day on diabetes' }).click(),
      'an entry has a mistake': async (page) => {
        await page.getByRole('textbox', { name: 'Hours', exact: true }).fill('many');
        await page.getByRole('button', { name: 'Done' }).click();
        await expect(page.getByRole('alert')).toBeFocused();
      },
    },
  },
  'first-year-planner': { submit: 'Plan my first year', results: 'Your first year', further: {} },
  'application-builder': {
    submit: 'Put my application together',
    results: 'Your application',
    further: {
      'an answer is open': (page) => page.getByRole('button', { name: 'Answer Supervises students' }).click(),
      'a criterion is missing': async (page) => {
        await page.getByRole('textbox', { name: 'Criterion' }).fill('');
        await page.getByRole('button', { name: 'Done' }).click();
        await expect(page.getByRole('alert')).toBeFocused();
      },
      'the lines of a specification are shown': async (page) => {
        await page.getByRole('textbox', { name: 'Paste the person specification' }).fill(FORTY);
        await page.getByRole('button', { name: 'Show its lines' }).click();
        await page
          .getByRole('button', { name: 'Evidence of point 2, with the words of an advert', exact: true })
          .click();
      },
      'another specification has been read': async (page) => {
        await page.getByRole('button', { name: 'These are the criteria' }).click();
        await page.getByRole('button', { name: 'Add to my list', exact: true }).click();
        await expect(page.getByText('Your list of criteria: 40 not said')).toBeVisible();
      },
    },
  },
};

export const PLANNERS: readonly PlannerUnderTest[] = ROUTES.map((name) => ({ name, ...BY_NAME[name] }));

/** Opens a planner, hydrated, on the day on which the file of `openAnswers` was saved. */
export async function openPlanner(page: Page, name: PlannerName, site = ''): Promise<void> {
  await page.clock.setFixedTime('2026-11-26T10:00:00Z');
  await page.goto(`${site}/tools/${name}/`);
  await hydrateUnseen(page);
}

/** Answers all questions of the open planner by a saved file, which shows the results. */
export async function openAnswers(page: Page, name: PlannerName): Promise<void> {
  await page.getByLabel('Open a file').setInputFiles(`__tests__/fixtures/saved-files/${name}.json`);
  await expect(page.getByText('The file is open.')).toBeVisible();
}

/** The state in which the whole page is checked, and not its main content alone. */
export const FIRST = 'the form is empty';
/** The state in which tables are checked. */
export const UNFOLDED = 'all details are open';

/** States that every planner has. */
export const plannerStates = ({ name, submit, results }: PlannerUnderTest): States => ({
  [FIRST]: async () => undefined,
  'answers are missing': async (page) => {
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'results are visible': async (page) => {
    await openAnswers(page, name);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: results, exact: true })).toBeFocused();
  },
  [UNFOLDED]: async (page) => {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    });
    await expect(page.locator('main details').last()).toHaveAttribute('open');
  },
});

/** States of the storage that all planners share. */
export const keptStates = ({ name, results }: PlannerUnderTest): States => ({
  'a file has been asked for': async (page) => {
    await page.getByRole('button', { name: 'Save to a file', exact: true }).click();
    await page.getByText('Paste answers that you copied').click();
    await expect(page.getByText('Nothing happened?')).toBeVisible();
  },
  'kept answers are restored': async (page) => {
    await page.getByRole('button', { name: 'Remember on this device', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: results, exact: true })).toBeVisible();
    await expect(page.getByText(/^Your plan, saved/)).toBeVisible();
  },
  'kept answers are unreadable': async (page) => {
    await page.evaluate((key) => localStorage.setItem(key, '{"kind":"nursing-tools","data":'), `tool:${name}`);
    await page.reload();
    await expect(page.getByText(/^What this browser remembers was changed/)).toBeVisible();
  },
  'a file is refused': async (page) => {
    const buffer = Buffer.from('{"kind":"something"}');
    await page.getByLabel('Open a file').setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer });
    await expect(page.getByText(/^This file was not saved here/)).toBeVisible();
  },
});
