// Guards the settings of forms.
import { SITE_COLLECTIONS } from '../../../src/content/model/collections';
import { contactSettings, type newsletterSettings } from '../../../src/content/model/form-receiver';
import { readDataFile } from '../../../src/content/read/read-files';
import { CONTACT_PROVIDERS } from '../../../src/utils/forms/contact-providers';

const messages = (schema: typeof contactSettings | typeof newsletterSettings, settings: object) =>
  schema.safeParse(settings).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a provider without its id', () => {
  expect(messages(contactSettings, { provider: 'formspree' })).toEqual([
    'id: is missing; the provider formspree needs it',
  ]);
});

test('a field that the provider does not use', () => {
  expect(messages(contactSettings, { provider: 'netlify', id: 'abc' })).toEqual([
    'id: is not used by the provider netlify',
  ]);
});

test('an id that would leave its place in the address', () => {
  expect(messages(contactSettings, { provider: 'formspree', id: '../x' })).toHaveLength(1);
});

test('an unknown provider is reported with its file, its line and the names that are allowed', () => {
  const collection = SITE_COLLECTIONS.find(({ file }) => file === 'site.yaml');
  if (!collection) throw new Error('site.yaml is not a collection');
  const text = 'forms:\n  contact:\n    provider: pigeon\n  newsletter:\n    provider: simulated\n';
  const { problems } = readDataFile(Buffer.from(text), collection);
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'content/site.yaml',
      line: 3,
      severity: 'error',
      expected: Object.keys(CONTACT_PROVIDERS).join(', '),
    }),
  );
});
