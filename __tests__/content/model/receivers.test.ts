// Guards the settings of forms and statistics, and that each provider and event is documented.

import { readFileSync } from 'node:fs';
import {
  contactSettings,
  newsletterSettings,
  STATISTICS_NAMES,
  statisticsSettings,
} from '../../../src/content/model/receivers';
import { EVENT_NAMES } from '../../../src/statistics/count';

const MAILCHIMP = 'https://x.us1.list-manage.com/subscribe/post?';

test.each([
  [contactSettings, { provider: 'formspree' }, 'id', 'is missing; the provider formspree needs it'],
  [contactSettings, { provider: 'formspree', id: 'x', action: 'https://formspree.io/f/x' }, 'action', 'is not for'],
  [contactSettings, { provider: 'netlify', id: 'x' }, 'id', 'is not for netlify'],
  [contactSettings, { provider: 'formspree', id: '../x' }, 'id', 'must be letters'],
  [newsletterSettings, { provider: 'mailchimp', action: `${MAILCHIMP}u=1&amp;id=2` }, 'action', '"&amp;"'],
  [newsletterSettings, { provider: 'mailchimp', action: `${MAILCHIMP}u=1` }, 'action', 'id='],
])('a wrong setting of a form is refused: %#', (schema, settings, field, message) => {
  expect(schema.safeParse(settings).error?.issues[0]).toMatchObject({
    path: [field],
    message: expect.stringContaining(message),
  });
});

const PLAUSIBLE = { provider: 'plausible', site: 'gracemensah.co.uk', server: 'https://plausible.io' };
const UMAMI = { provider: 'umami', site: '50429a93-8479-4073-be80-d5d29c09c2ec', server: 'https://cloud.umami.is' };
const GOATCOUNTER = { provider: 'goatcounter', server: 'https://grace.goatcounter.com' };

const messages = (settings: object) =>
  statisticsSettings.safeParse(settings).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  [];

test.each([
  PLAUSIBLE,
  { ...PLAUSIBLE, site: 'grace.co.uk/blog', searchWords: true },
  UMAMI,
  { ...UMAMI, server: 'https://figures.grace.co.uk/umami' },
  GOATCOUNTER,
])('complete settings: %o', (settings) => expect(messages(settings)).toEqual([]));

test.each([
  [{ ...PLAUSIBLE, site: undefined }, 'site: is missing; the provider plausible needs it'],
  [{ ...PLAUSIBLE, site: 'HTTPS://grace.co.uk' }, 'site: must be the domain as it was added at Plausible'],
  [{ ...UMAMI, site: 'grace.co.uk' }, 'site: must be the Website ID'],
  [{ ...GOATCOUNTER, site: 'grace' }, 'site: is not for goatcounter'],
  [{ ...GOATCOUNTER, server: 'https://grace.goatcounter.com/' }, 'server: must end after the host or path'],
  [{ ...GOATCOUNTER, server: 'http://grace.goatcounter.com' }, 'server: must be an address that starts with https://'],
  [{ ...GOATCOUNTER, server: 'https://grace.goatcounter.com’' }, 'server: has a quotation mark'],
  [{ ...GOATCOUNTER, server: 'https://grace' }, 'server: is not a valid web address'],
  [{ ...GOATCOUNTER, server: undefined }, 'server: '],
])('%o is reported in plain words', (settings, message) => {
  expect(messages(settings)).toEqual([expect.stringContaining(message)]);
});

test('docs/statistics.md has every provider and every event', () => {
  const guide = readFileSync('docs/statistics.md', 'utf8');
  const rows = [...guide.matchAll(/^ *\| `([^`]+)` /gm)].map(([, name]) => name);
  expect(rows).toEqual([...STATISTICS_NAMES, ...EVENT_NAMES]);
});
