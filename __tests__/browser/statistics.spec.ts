// Guards what the site sends to a provider of statistics. statistics.test.tsx has each provider's requests.
import { expect, type Page } from '@playwright/test';
import { STATISTICS } from '../support/added-settings';
import { dataChange, expectReceived, test, untilFetched } from './support/counted-site';
import { hydrate } from './support/hydration';
import { contactForm, fillInForm } from './support/live-form';
import { openAnswers, openPlanner } from './support/planners';

/** A page view as https://plausible.io/docs/events-api documents it. */
const view = (url: string, referrer = '') => ({ name: 'pageview', url, domain: STATISTICS.site, referrer, props: {} });
const event = (name: string, url: string, props: object = {}) => ({ ...view(url), name, props });

/** Collects what the console reports. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  return messages;
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Lets links be pressed that lead to other sites. */
async function stayOn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ['click', 'auxclick']) addEventListener(type, (press) => press.preventDefault());
  });
}

test('a view has neither query, cookie nor referrer', async ({ page, receiver, baseURL }) => {
  const messages = watchConsole(page);
  await page.context().addCookies([{ name: 'id', value: '1', url: receiver.origin }]);
  await page.goto('/blog/?q=nurse&utm_source=letter#search', { referer: 'https://search.example/find?q=private' });
  await expect
    .poll(() => receiver.received)
    .toEqual([
      {
        path: '/api/event',
        type: 'text/plain;charset=UTF-8',
        data: view(`${baseURL}/blog/?utm_source=letter`, 'https://search.example/find'),
        cookie: undefined,
        referer: undefined,
      },
    ]);
  receiver.received.length = 0;
  await hydrate(page);
  await mainLink(page, 'About').click();
  await expect(page).toHaveTitle(/About/);
  await page.goBack();
  await expectReceived(receiver, view(`${baseURL}/about/`), view(`${baseURL}/blog/?utm_source=letter`));
  expect(messages).toEqual([]);
});

test('pressed booking links and files are sent, with where they stood', async ({ page, receiver, baseURL }) => {
  const about = `${baseURL}/about/`;
  await stayOn(page);
  await page.goto(about);
  await expectReceived(receiver, view(about));
  await page.getByRole('banner').getByRole('link', { name: 'Book a Call' }).click();
  const call = page.getByRole('link', { name: 'Schedule Free Consultation' });
  await call.click({ button: 'middle' });
  await call.click({ button: 'right' });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/files/plan.pdf?for=me',
      textContent: 'The plan',
    });
    // Outside React's part of the page, which it may render again.
    document.body.append(link);
  });
  await page.getByRole('link', { name: 'The plan' }).click();
  const section = await page.getByRole('region').filter({ has: call }).getByRole('heading').first().textContent();
  await expectReceived(
    receiver,
    event('Booking link', about, { section: 'header' }),
    event('Booking link', about, { section }),
    event('File download', about, { file: '/files/plan.pdf' }),
  );
});

test('a message and a subscription are sent once they are accepted', async ({ page, receiver, changes, baseURL }) => {
  const provided = (forms: object) => (data: Record<string, unknown>) => ({
    ...data,
    settings: { ...Object(data.settings), forms },
  });
  changes.push(
    dataChange('contact', provided({ contact: { provider: 'custom', id: null, action: '/messages' } })),
    dataChange('blog', provided({ newsletter: { provider: 'netlify', id: null, action: null } })),
    [/\/messages$/, () => '{}'],
  );
  const [about, contact, blog] = [`${baseURL}/about/`, `${baseURL}/contact/`, `${baseURL}/blog/`];
  await page.goto(about);
  await hydrate(page);
  await mainLink(page, 'Contact').click();
  await fillInForm(page);
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expectReceived(receiver, view(about), view(contact), event('Message sent', contact));
  await mainLink(page, 'Blog').click();
  await page.getByLabel('Your e-mail address').fill('maria@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectReceived(receiver, view(blog), event('Newsletter subscription', blog));
});

test('planner events name the planner, never an answer', async ({ page, receiver, baseURL }) => {
  const planner = 'first-year-planner';
  const url = `${baseURL}/tools/${planner}/`;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await openPlanner(page, planner);
  await openAnswers(page, planner);
  await expectReceived(receiver, view(url));
  await press('Plan my first year');
  for (const name of ['Remember on this device', 'Save to a file', 'Add the dates to your calendar']) await press(name);
  await expectReceived(
    receiver,
    event('Planner result', url, { planner }),
    ...['device', 'file', 'calendar'].map((where) => event('Plan kept', url, { planner, where })),
  );
});

test('a search without result is sent once, without its words', async ({ page, receiver, baseURL }) => {
  const blog = `${baseURL}/blog/`;
  await page.goto(blog);
  await page.getByPlaceholder('Search articles...').pressSequentially('zebra crossing');
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expectReceived(receiver, view(blog), event('Search without result', blog));
});

test('a dead provider leaves no trace in the console', async ({ page, receiver }) => {
  receiver.close();
  const messages = watchConsole(page);
  await page.goto('/about/');
  await untilFetched(page);
  await hydrate(page);
  await mainLink(page, 'Services').click();
  await expect(page).toHaveTitle(/Coaching services/);
  await page.waitForLoadState('networkidle');
  expect(messages).toEqual([]);
});
