// Guards the accessibility of pages in the states that visitors bring them into.
import { expect, type Locator, type Page } from '@playwright/test';
import { CONTACT_FIELDS } from '../../src/forms/contact-fields';
import { postPath } from '../../src/routes';
import { setTextSize } from './support/add-style';
import { IS_FULL, SCHEMES } from './support/any-site';
import { expectAccessible } from './support/axe';
import { takeServicePages } from './support/change-data';
import { hydrateUnseen, openWithLoader } from './support/hydration';
import { contactForm, fillInForm, openLivePage } from './support/live-form';
import { FIRST, keptStates, openPlanner, PLANNERS, plannerStates, type States, UNFOLDED } from './support/planners';
import { test } from './support/test';

const PHONE = { width: 360, height: 800 };
const LAPTOP = { width: 1280, height: 800 };

const interest = (page: Page): Locator => contactForm(page).getByLabel("I'm Interested In");
const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

interface Visit {
  readonly viewport: typeof PHONE;
  readonly open: (page: Page) => Promise<unknown>;
  readonly states: States;
}

const VISITS: Readonly<Record<string, Visit>> = {
  'the contact form': {
    viewport: PHONE,
    open: (page) => {
      const responses = [
        { status: 422, json: { errors: CONTACT_FIELDS.map((field) => ({ field })) } },
        { status: 500, json: {} },
        { status: 200, json: {} },
      ];
      return openLivePage(page, (route) => route.fulfill(responses.shift()));
    },
    states: {
      'the dropdown is open': async (page) => {
        // The test's data differ from the page's HTML, so React replaces the form.
        await hydrateUnseen(page);
        await interest(page).focus();
        await page.keyboard.press('Space');
        await expect(page.locator('select:open')).toHaveCount(1);
      },
      'a choice is made': async (page) => {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(interest(page)).toHaveValue('1on1');
      },
      'fields are refused': async (page) => {
        await fillInForm(page);
        await button(page, 'Send Message').click();
        await expect(contactForm(page).getByRole('status')).toContainText('Please look at the marked fields');
        await expect(contactForm(page).getByLabel('Email')).toHaveAccessibleDescription('Please check this field.');
        await expect(interest(page)).toHaveAttribute('aria-invalid', 'true');
      },
      'sending has failed': async (page) => {
        await button(page, 'Send Message').click();
        await expect(button(page, 'Try again')).toBeVisible();
      },
      'a toast is open': async (page) => {
        await button(page, 'Try again').click();
        // The pointer keeps it.
        await toasts(page).hover();
        await expect(toasts(page)).toContainText('Message Sent');
      },
    },
  },
  'an article': {
    viewport: PHONE,
    open: (page) => page.goto(postPath('nmc-revalidation')),
    states: {
      'the table of contents is open': async (page) => {
        await page.locator('summary').click();
        await expect(page.locator('details').getByRole('link').first()).toBeVisible();
      },
      'the link was copied': async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await button(page, 'Copy Link').click();
        await expect(page.getByText('Link Copied.')).toBeVisible();
      },
      'the newsletter is inactive': async (page) => {
        await page.getByLabel('Your e-mail address').fill('maria@example.com');
        await button(page, 'Subscribe').click();
        await expect(page.getByRole('status').filter({ hasText: 'has not started yet' })).toBeVisible();
      },
    },
  },
  'the listing': {
    viewport: PHONE,
    open: (page) => page.goto('/blog/?q=zzzz'),
    states: {
      'a search finds nothing': async (page) => {
        await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
      },
      'a search matches texts': async (page) => {
        await page.getByRole('searchbox').fill('mat leave');
        await expect(page.getByRole('region', { name: 'Matches in the text' })).toBeVisible();
      },
    },
  },
  'the home page': {
    viewport: LAPTOP,
    open: async (page) => {
      await takeServicePages(page);
      await page.goto('/privacy/');
      await hydrateUnseen(page);
      await page.getByRole('banner').getByRole('link').first().click();
    },
    states: {
      'the dialog of a service is open': async (page) => {
        await page.getByRole('link', { name: 'Explore career guidance' }).click();
        const dialog = page.getByRole('dialog', { name: 'Career Guidance Abroad' });
        await expect(dialog).toBeVisible();
        for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          await expect(dialog.locator(':focus').or(page.locator('[role="dialog"]:focus'))).toHaveCount(1);
        }
      },
    },
  },
  'the header': {
    viewport: PHONE,
    open: (page) => openWithLoader(page, '/faq/'),
    states: {
      'the offline notice is visible': async (page) => {
        await page.context().setOffline(true);
        await page.getByRole('main').getByRole('link').first().dispatchEvent('click');
        await expect(page.getByText('You are offline')).toBeVisible();
      },
      'the phone menu is open': async (page) => {
        await page.context().setOffline(false);
        await button(page, 'Menu').click();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      },
    },
  },
};

for (const [at, [name, { viewport, open, states }]] of Object.entries(VISITS).entries()) {
  for (const colorScheme of IS_FULL ? SCHEMES : SCHEMES.filter((_scheme, index) => index === at % 2)) {
    test(`every state of ${name} is accessible (${colorScheme})`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await open(page);
      for (const [state, reach] of Object.entries(states)) {
        await test.step(state, async () => {
          await reach(page);
          await expectAccessible(page);
        });
      }
    });
  }
}

const LARGE = { colorScheme: 'light', viewport: { width: 320, height: 700 }, fontSize: '200%' } as const;
const LOOKS = [{ colorScheme: 'dark', viewport: LAPTOP, fontSize: '100%' }, LARGE] as const;

// The planners share components, so only `npm run test:all` checks those in each.
for (const [at, planner] of PLANNERS.entries()) {
  for (const { colorScheme, viewport, fontSize } of IS_FULL
    ? LOOKS
    : LOOKS.filter((_look, index) => index === at % 2)) {
    const look = `${colorScheme}, ${viewport.width} px, text at ${fontSize}`;
    test(`every state of the ${planner.name} is accessible and reflows (${look})`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await setTextSize(page, fontSize);
      await openPlanner(page, planner.name);
      const states = {
        ...plannerStates(planner),
        ...(IS_FULL || at > 0 ? planner.further : {}),
        ...(IS_FULL || at === 1 ? keptStates(planner) : {}),
      };
      for (const [state, reach] of Object.entries(states)) {
        await test.step(state, async () => {
          await reach(page);
          // Further down, the sticky header would cover some control.
          await page.evaluate(() => scrollTo(0, 0));
          const within = state === FIRST ? undefined : 'main';
          const exclude = state === UNFOLDED ? [] : ['table'];
          await expectAccessible(page, { within, exclude, measuresPixels: false });
          const root = page.locator('html');
          expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        });
      }
    });
  }
}
