// Guards values, presses and texts on translated pages. deferred-hydration.spec.ts has actions before React starts.
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { postPath, SEARCH_INDEX } from '../../src/routes';
import { translate } from './support/changed-page';
import { holdBack, hydrateUnseen, openWithLoader, untilHydrated } from './support/hydration';
import { fillInForm } from './support/live-form';
import { openAnswers, PLANNERS } from './support/planners';
import { RENDERED_AGAIN, takeOut, test } from './support/test';
import { dropAt } from './support/visits';

test.afterEach(({ errors }) => takeOut(errors, RENDERED_AGAIN));

const remember = (page: Page) => page.getByRole('button', { name: 'Remember on this device' });

test('an answer replacing a kept one on a translated page is kept', async ({ page }) => {
  const pay = page.getByRole('textbox', { name: 'Average weekly pay before tax' });
  await page.goto('/tools/maternity-planner/');
  await pay.fill('720');
  await remember(page).click();
  await expect(remember(page)).toHaveCount(0);
  const come = await holdBack(page, '**/app-*.js');
  await openWithLoader(page, '/tools/maternity-planner/');
  await translate(page);
  await pay.fill('810');
  come();
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tool:maternity-planner'))).toContain('"810"');
  await expect(pay).toHaveValue('810');
});

test('a letter typed during a search on a translated page stays', async ({ page }) => {
  const box = page.getByRole('searchbox');
  const come = await holdBack(page, '**/app-*.js');
  const comeIndex = await holdBack(page, `**${SEARCH_INDEX}`);
  await openWithLoader(page, '/blog/');
  await translate(page);
  await box.pressSequentially('zzz');
  come();
  await untilHydrated(page);
  // The plugin hydrates the last fields after a paint.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  await box.press('z');
  comeIndex();
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(box).toHaveValue('zzzz');
});

/** What a visitor does with one movement of the mouse, at a point of the control. */
type Act = (session: CDPSession, x: number, y: number) => Promise<void>;

const click: Act = async (session, x, y) => {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
};
const dropText: Act = (session, x, y) => dropAt(session, x, y, '720');
const weeklyPay = (page: Page): Locator => page.getByRole('textbox', { name: 'Average weekly pay before tax' });

/** On the maternity planner, each with its control and its effect. */
const ACTS: Readonly<
  Record<string, readonly [act: Act, controlIn: (page: Page) => Locator, effectIn: (page: Page) => Promise<void>]>
> = {
  'a press on a button': [
    click,
    (page) => page.getByRole('button', { name: 'Work out my dates and pay' }),
    (page) => expect(page.getByRole('alert')).toBeFocused(),
  ],
  'a press on a label': [
    click,
    (page) => page.getByText('Every four weeks'),
    (page) => expect(page.getByRole('radio', { name: 'Every four weeks', checked: true })).toBeFocused(),
  ],
  'a press in a field': [click, weeklyPay, (page) => expect(weeklyPay(page)).toBeFocused()],
  'a text dropped into a field': [dropText, weeklyPay, (page) => expect(weeklyPay(page)).toHaveValue('720')],
};

for (const [name, [act, controlIn, effectIn]] of Object.entries(ACTS)) {
  test(`${name} of a translated page counts while its part is rendered again`, async ({ page }) => {
    await openWithLoader(page, '/tools/maternity-planner/');
    await translate(page);
    await controlIn(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, height = 0 } = (await controlIn(page).boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await hydrateUnseen(page);
    // React discards the control at this event. A mouse over it before would have it hydrated first.
    await act(session, x + 5, y + height / 2);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await effectIn(page);
  });
}

type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click();
const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first().click();
const search =
  (words: string): Step =>
  (page) =>
    page.getByRole('searchbox').fill(words);

/** Successive actions of a visitor; each adds, changes or removes text. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  ...Object.fromEntries(
    PLANNERS.map(({ name, submit, further }) => [
      `/tools/${name}/`,
      [
        press(submit),
        (page: Page) => openAnswers(page, name),
        ...Object.values(further),
        ...['Remember on this device', 'Start again', 'Undo'].map(press),
      ],
    ]),
  ),
  '/contact/': [
    fillInForm,
    async (page) => {
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(toasts).toContainText('Message Sent');
      await page.keyboard.press('Escape');
      await expect(toasts).toHaveCount(0);
    },
    (page) => page.getByLabel('Full Name').fill('Joy'),
  ],
  '/blog/': [
    follow('Load More Articles'),
    ...['mat leave', 'zzzz', 'night', ''].map(search),
    follow('Relocation'),
    async (page) => {
      await page.getByLabel('Your e-mail address').fill('maria@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    follow('About'),
    (page) => page.goBack(),
  ],
  '/glossary/': ['nmc', 'zzzz', ''].map(search),
  [postPath('nmc-revalidation')]: [
    (page) => page.locator('main a[aria-describedby]').first().hover(),
    follow('Services'),
    follow('Home'),
  ],
};

/** All sentences of a page, also in closed details; React omits those for browsers without script. */
const words = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('noscript,script,style')) element.remove();
    const text = body.textContent.replaceAll('\u200b', '').replace(/\s+/g, ' ');
    return text.split(/(?<=[.?!])/);
  });

for (const [path, steps] of Object.entries(STEPS)) {
  test(`every state of ${path} has the same text when translated`, async ({ page: translated, browser, baseURL }) => {
    test.slow();
    const plain = await browser.newPage({ baseURL });
    const onBoth = (step: Step) => Promise.all([plain, translated].map(step));
    await onBoth((page) => openWithLoader(page, path));
    await translate(translated);
    await onBoth(hydrateUnseen);
    for (const [index, step] of steps.entries()) {
      await test.step(`step ${index + 1}`, async () => {
        await onBoth(step);
        await expect(async () => expect(await words(translated)).toEqual(await words(plain))).toPass({
          timeout: 10_000,
        });
      });
    }
  });
}
