// Guards that a simulated form is reported only on a real site.
import { ContentCopy } from '../../support/content-copy';

const DAY = '2026-01-01';

const copy = new ContentCopy();
afterAll(() => copy.remove());

test('a name for a provider that there is not is reported, with the nearest one', async () => {
  const providers = copy.read('providers.yaml').replace('provider: formspree', 'provider: formspee');
  const [found, ...more] = await copy.checkWith({ 'providers.yaml': providers }, DAY);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ file: 'content/providers.yaml', rule: 'field-value', found: 'formspee' });
  expect(found?.expected).toContain('formspree');
});

test.each([
  ['https://www.harbournurses.co.uk', ['form-simulated']],
  ['https://harbournurses.co.uk/example.com', ['form-simulated']],
  ['https://example.org', []],
  ['https://nurses.test', []],
])('a contact form that only pretends to send at %s: %j', async (siteUrl, rules) => {
  const site = copy.read('site.yaml').replace(/siteUrl: .*/, `siteUrl: ${siteUrl}`);
  expect((await copy.checkWith({ 'site.yaml': site }, DAY)).map(({ rule }) => rule)).toEqual(rules);
  const live = site.replace(/contact:\n {4}provider: simulated/, 'contact:\n    provider: basin\n    id: abc');
  expect(await copy.checkWith({ 'site.yaml': live }, DAY)).toEqual([]);
});
