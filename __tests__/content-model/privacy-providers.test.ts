import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contactReceiver, newsletterReceiver } from '../../src/content-model/form-receiver';
import { privacyCopy } from '../../src/content-model/pages/privacy';
import { SPECIFIED_CONTENT } from '../support/site-copy';

test('the privacy page has a name for every provider that can be configured', () => {
  const { providers } = privacyCopy.parse(parse(readFileSync(`${SPECIFIED_CONTENT}/pages/privacy.yaml`, 'utf8')));
  const named = new Set(['simulated', ...providers.map(({ id }) => id)]);
  const offered = [contactReceiver, newsletterReceiver].flatMap(({ shape }) => shape.provider.options);
  expect(offered.filter((id) => !named.has(id))).toEqual([]);
});
