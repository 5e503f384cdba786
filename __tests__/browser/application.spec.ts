// Guards a whole application on a phone: from an advert to paper, and to a second advert.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { hydrateUnseen } from './support/hydration';
import { openPlanner } from './support/planners';
import { test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

const ADVERT = `Date posted
12 November 2026
Person Specification
Qualifications
Essential
Registered nurse (adult) with current NMC registration
Evidence of continuing professional development
Desirable
Practice assessor preparation
Experience
Essential
Experience of taking charge of a shift
Recognises and escalates the deteriorating patient
Desirable
Experience of audit
Disclosure and Barring Service Check
This post is subject to the Rehabilitation of Offenders Act.`;
const SECOND = `Essential
• Experience of taking charge of a shift.
• Budget management
Desirable
• Theatre experience`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const list = (page: Page) =>
  page.getByRole('group', { name: 'Your criteria and answers' }).getByRole('button', { name: /^Answer / });

async function read(page: Page, advert: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Paste the person specification' }).fill(advert);
  await press(page, 'Show its lines');
}

async function answer(page: Page, title: string, parts: Readonly<Record<string, string>>): Promise<void> {
  await press(page, `Answer ${title}`);
  for (const [part, text] of Object.entries(parts)) await page.getByRole('textbox', { name: part }).fill(text);
  await press(page, 'Done');
}

test('an application is kept, printed, saved, opened and moved to another advert', async ({ page }) => {
  await openPlanner(page, 'application-builder');
  await page.getByRole('textbox', { name: 'Which post is it?' }).fill('Senior staff nurse, band 6');
  await page.getByRole('textbox', { name: 'How much does the form take?' }).fill('1000');
  await read(page, ADVERT);
  // What the lines show is kept, right or not.
  const wrong = 'Experience of audit';
  await press(page, `Desirable ${wrong}`);
  await expect(page.getByRole('button', { name: `Left out ${wrong}` })).toBeFocused();
  await press(page, 'Remember on this device');
  await page.reload();
  await hydrateUnseen(page);
  await page.getByRole('button', { name: '3 lines left out' }).last().click();
  await press(page, `Left out ${wrong}`);
  await press(page, 'These are the criteria');
  await expect(list(page)).toHaveCount(6);
  await answer(page, 'Experience of taking charge of a shift', {
    Situation: 'On a winter night two colleagues were ill.',
    Task: 'I was in charge of 28 beds with one nurse and two assistants.',
    Action: 'I set the order of the observations, asked the site manager for help and called the doctor early.',
    Result: 'Nobody fell, and the morning team took over a ward without open tasks.',
  });
  await answer(page, 'Recognises and escalates the deteriorating patient', {
    Situation: 'A man of about eighty became confused.',
    Action: 'I measured a NEWS2 of 7 and called the outreach team with SBAR.',
    Result: 'He had antibiotics within 40 minutes.',
  });
  await press(page, 'Put my application together');
  await expect(page.getByRole('heading', { name: /^Answer this one next/ })).toBeVisible();
  await page.reload();
  await hydrateUnseen(page);
  await expect(list(page)).toHaveCount(6);
  await expect(page.getByText('On a winter night two colleagues were ill.').first()).toBeAttached();
  const coming = page.waitForEvent('download');
  await press(page, 'Save to a file');
  const file = await readFile(await (await coming).path(), 'utf8');
  await press(page, 'Start again');
  await expect(list(page)).toHaveCount(0);
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'application-builder.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(list(page)).toHaveCount(6);
  await read(page, SECOND);
  await press(page, 'These are the criteria');
  await expect(page.getByText(/has 2 new criteria and 1 that you have already, 1 of them answered/)).toBeVisible();
  await press(page, 'Replace my list');
  // The answer that the second advert does not ask for stays.
  await expect(list(page)).toHaveCount(4);
  await press(page, 'Undo');
  await expect(list(page)).toHaveCount(6);
});
