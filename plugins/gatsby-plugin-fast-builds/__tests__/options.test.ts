import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from '../gatsby-node';

it('needs no options', async () => {
  expect(await testPluginOptionsSchema(pluginOptionsSchema, {})).toMatchObject({ isValid: true, errors: [] });
});

it.each([
  [{ keepPages: 'yes' }, '"keepPages" must be a boolean'],
  [{ listFolder: true }, '"listFolder" must be a string'],
])('rejects %j', async (options, message) => {
  const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect(errors.join()).toContain(message);
  expect(isValid).toBe(false);
});
