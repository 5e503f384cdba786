import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from '../gatsby-node';

const SITE = (): undefined => undefined;

it('needs only the site', async () => {
  const result = await testPluginOptionsSchema(pluginOptionsSchema, { site: SITE });
  expect(result).toMatchObject({ isValid: true, errors: [] });
});

it.each([
  [{}, '"site" is required'],
  [{ site: SITE, remove: 'a' }, '"remove" must be an array'],
  [{ site: SITE, copies: { a: 1 } }, '"copies.a" must be a string'],
])('rejects %j', async (options, message) => {
  const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect(errors.join()).toContain(message);
  expect(isValid).toBe(false);
});
