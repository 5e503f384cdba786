// Guards the settings of forms.
import { SITE_COLLECTIONS } from '../../../src/content/model/collections';
import { contactSettings } from '../../../src/content/model/form-receiver';
import { readDataFile } from '../../../src/content/read/read-files';
import { CONTACT_PROVIDERS } from '../../../src/utils/forms/contact-providers';

test.each([
  [{ provider: 'formspree' }, /^is missing; the provider formspree needs it$/],
  [{ provider: 'netlify', id: 'abc' }, /^is not used by the provider netlify$/],
  [{ provider: 'formspree', id: '../x' }, /./],
])('the settings %j are refused at the id', (settings, message) => {
  const { issues = [] } = contactSettings.safeParse(settings).error ?? {};
  expect(issues.map(({ path }) => path)).toEqual([['id']]);
  expect(issues[0]?.message).toMatch(message);
});

test('an unknown provider is reported with its file, its line and the names that are allowed', () => {
  const collection = SITE_COLLECTIONS.find(({ file }) => file === 'site.yaml');
  if (!collection) throw new Error('site.yaml is not a collection');
  const text = 'forms:\n  contact:\n    provider: pigeon\n  newsletter:\n    provider: simulated\n';
  const place = { file: 'content/site.yaml', line: 3, severity: 'error' };
  const expected = Object.keys(CONTACT_PROVIDERS).join(', ');
  expect(readDataFile(Buffer.from(text), collection).problems).toContainEqual(
    expect.objectContaining({ ...place, expected }),
  );
});
