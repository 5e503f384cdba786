// Guards the settings of forms, statistics and the editor, and that each provider and event is documented.
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { formSettings, STATISTICS_NAMES, statisticsSettings } from '../../../src/content/model/receivers';
import { editorHost, siteSettings } from '../../../src/content/model/site';
import { fieldsOf } from '../../../src/content/read/schema-fields';
import { PROVIDERS } from '../../../src/forms/providers';
import { EVENT_NAMES } from '../../../src/statistics/count';

const { contact, newsletter } = formSettings.shape;
const MAILCHIMP = { provider: 'mailchimp', action: 'https://x.us1.list-manage.com/subscribe/post?u=1' };
const PLAUSIBLE = { provider: 'plausible', site: 'gracemensah.co.uk', server: 'https://plausible.io' };
const UMAMI = { provider: 'umami', site: '50429a93-8479-4073-be80-d5d29c09c2ec', server: 'https://cloud.umami.is' };
const GOATCOUNTER = { provider: 'goatcounter', server: 'https://grace.goatcounter.com' };
const GITHUB = { host: 'github', repo: 'jane/website', branch: 'main' };
const GITLAB = { ...GITHUB, host: 'gitlab' };
const SIGN_IN = 'https://sign-in.example';

const messages = (schema: z.ZodType, settings: object): string[] =>
  (schema.safeParse(settings).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each<[z.ZodType, object]>([
  [statisticsSettings, PLAUSIBLE],
  [statisticsSettings, { ...PLAUSIBLE, site: 'grace.co.uk/blog', searchWords: true }],
  [statisticsSettings, { ...UMAMI, server: 'https://figures.grace.co.uk/umami' }],
  [statisticsSettings, GOATCOUNTER],
  [editorHost, { ...GITHUB, authenticator: SIGN_IN }],
  [editorHost, { ...GITHUB, branch: 'authors/main' }],
  [editorHost, { ...GITLAB, appId: 'a1b2', repo: 'group/subgroup/web.site' }],
])('complete settings are accepted: %#', (schema, settings) => expect(messages(schema, settings)).toEqual([]));

test.each<[z.ZodType, object, string]>([
  [contact, { provider: 'formspree' }, 'id: is missing; the provider formspree needs it'],
  [contact, { provider: 'formspree', id: 'x', action: 'https://formspree.io/f/x' }, 'action: is not for'],
  [contact, { provider: 'netlify', id: 'x' }, 'id: is not for netlify'],
  [contact, { provider: 'formspree', id: '../x' }, 'id: must be letters'],
  [newsletter, MAILCHIMP, 'id='],
  [statisticsSettings, { ...PLAUSIBLE, site: undefined }, 'site: is missing; the provider plausible needs it'],
  [statisticsSettings, { ...PLAUSIBLE, site: 'HTTPS://grace.co.uk' }, 'site: must be the domain as it was added at'],
  [statisticsSettings, { ...UMAMI, site: 'grace.co.uk' }, 'site: must be the Website ID'],
  [statisticsSettings, { ...GOATCOUNTER, site: 'grace' }, 'site: is not for goatcounter'],
  [statisticsSettings, { ...GOATCOUNTER, server: `${GOATCOUNTER.server}/` }, 'server: must end after the host or path'],
  [statisticsSettings, { ...GOATCOUNTER, server: 'http://a.example' }, 'server: must be an address that starts with'],
  [editorHost, { ...GITHUB, repo: 'https://github.com/jane/website' }, 'repo: must be the owner and the name'],
  [editorHost, { ...GITHUB, repo: 'website' }, 'repo: must be the owner and the name'],
  [editorHost, { ...GITLAB, branch: 'main; connect-src *' }, 'branch: must be the name of a branch'],
  [editorHost, { ...GITHUB, appId: 'a1' }, 'has the setting of another host'],
  [editorHost, { ...GITLAB, authenticator: SIGN_IN }, 'has the setting of another host'],
  [editorHost, { ...GITLAB, appId: 'a b' }, 'appId: must be letters, digits, hyphens and underscores only'],
])('wrong settings are reported in plain words: %#', (schema, settings, message) => {
  expect(messages(schema, settings)).toEqual([expect.stringContaining(message)]);
});

test('docs/statistics.md has every provider and every event', () => {
  const guide = readFileSync('docs/statistics.md', 'utf8');
  const rows = [...guide.matchAll(/^ *\| `([^`]+)` /gm)].map(([, name]) => name);
  expect(rows).toEqual([...STATISTICS_NAMES, ...EVENT_NAMES]);
});

test.each([
  ['contact', 'Contact form'],
  ['newsletter', 'Newsletter'],
] as const)('docs/forms.md has every provider of the %s with its settings', (form, heading) => {
  const [, section = ''] = readFileSync('docs/forms.md', 'utf8').split(`\n## ${heading}\n`);
  const codes = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (`(?!provider`)[^|]*)\|([^|:]*)/gm)];
  const offered = Object.entries(PROVIDERS[form]).map(([name, entry]) => [[name], [...(entry?.needs ?? [])]]);
  expect(rows.map(([, name, needs]) => [codes(name), codes(needs)])).toEqual(offered);
  const { forms } = fieldsOf(siteSettings).properties ?? {};
  expect(forms?.properties?.[form]?.properties?.provider?.enum).toEqual(offered.map(([name]) => name?.[0]));
});
