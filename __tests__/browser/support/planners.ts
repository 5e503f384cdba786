import { expect, type Page } from '@playwright/test';

/** Fills in a date given as `2027-03-10`. */
export async function fillDay(page: Page, question: string, date: string): Promise<void> {
  const group = page.getByRole('group', { name: question });
  for (const [index, part] of ['Year', 'Month', 'Day'].entries()) {
    await group.getByLabel(part, { exact: true }).fill(date.split('-')[index] ?? '');
  }
}

/** A planner as tests fill it in. Dates are far ahead, so that none has passed whenever a test runs. */
export interface PlannerUnderTest {
  readonly path: string;
  readonly submit: string;
  /** The results' heading. */
  readonly results: string;
  /** The localStorage key of its entries. */
  readonly key: string;
  readonly answer: (page: Page) => Promise<void>;
  /** Its own successive states, once it has results. */
  readonly further: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const choose = (page: Page, question: RegExp, answer: string): Promise<void> =>
  page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check();

export const PLANNERS: readonly PlannerUnderTest[] = [
  {
    path: '/tools/maternity-planner/',
    submit: 'Work out my dates and pay',
    results: 'Your plan',
    key: 'tool:maternity-planner',
    answer: async (page) => {
      await fillDay(page, 'When is your baby due?', '2067-05-01');
      await fillDay(page, 'First day of leave', '2067-05-01');
      await fillDay(page, 'When did you start with this employer?', '2060-01-05');
      await page.getByLabel('On which day of the month does your pay come?').fill('31');
      await page.getByLabel('Average weekly pay before tax').fill('1000');
      await choose(page, /NHS employer on Agenda for Change/, 'Yes');
      await fillDay(page, 'When did your NHS service begin?', '2063-02-06');
    },
    further: {
      'an answer was changed since': async (page) => {
        await fillDay(page, 'When did you start with this employer?', '2067-04-20');
        await fillDay(page, 'When did your NHS service begin?', '2067-04-20');
        await expect(page.getByText(/You have changed an answer since/)).toBeVisible();
      },
      'nothing but leave is due': async (page) => {
        await page.getByRole('button', { name: 'Work out my dates and pay' }).click();
        await expect(page.getByText('NHS pay: no').first()).toBeVisible();
      },
    },
  },
  {
    path: '/tools/revalidation-planner/',
    submit: 'Show where I am',
    results: 'Where you are',
    key: 'tool:revalidation-planner',
    answer: async (page) => {
      await page.getByRole('combobox', { name: 'Month' }).selectOption('April');
      await page.getByRole('textbox', { name: 'Year' }).first().fill('2067');
      await choose(page, /^How many registrations/, 'Two');
      await page.getByRole('radio', { name: 'Done, and the form is signed' }).first().check();
      await fillDay(page, 'Day of the reflective discussion', '2026-10-01');
      await page.getByRole('textbox', { name: /^Topic/ }).fill('Sepsis');
      await page.getByRole('textbox', { name: 'Hours', exact: true }).fill('3');
      await page.getByRole('textbox', { name: /participatory hours/ }).fill('0');
      await page.getByRole('button', { name: 'Add this learning' }).click();
      await page.getByRole('textbox', { name: 'Title of the account' }).fill('A handover');
      await page.getByRole('combobox', { name: 'What it reflects on' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Add this account' }).click();
    },
    further: {
      'an entry is open': (page) => page.getByRole('button', { name: 'Change Sepsis' }).click(),
      'an entry has a mistake': async (page) => {
        await page.getByRole('textbox', { name: 'Hours', exact: true }).fill('many');
        await page.getByRole('button', { name: 'Save this entry' }).click();
        await expect(page.getByRole('alert')).toBeFocused();
      },
    },
  },
  {
    path: '/tools/first-year-planner/',
    submit: 'Plan my first year',
    results: 'Your first year',
    key: 'tool:first-year-planner',
    answer: async (page) => {
      await fillDay(page, 'What is your first day at work?', '2067-01-10');
      await choose(page, /^Do you have your NMC PIN/, 'Yes');
      await fillDay(page, 'When did you join the register?', '2066-12-14');
      await page.getByLabel('How many hours a week does your contract say?').fill('30');
      await choose(page, /^Does your employer sponsor/, 'Yes');
      await fillDay(page, 'When does your visa end?', '2069-11-20');
    },
    further: {
      'a task is ticked': (page) => page.getByRole('checkbox', { name: /ID badge/ }).check(),
    },
  },
];
