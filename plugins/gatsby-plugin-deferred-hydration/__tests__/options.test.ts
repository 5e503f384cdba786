import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from '../options';

it('needs no options', async () => {
  expect(await testPluginOptionsSchema(pluginOptionsSchema, {})).toMatchObject({ isValid: true, errors: [] });
});

it.each([
  [{ inline: 'src/inline.ts' }, '"inline" must be an array'],
  [{ loader: [1] }, 'must be a string'],
])('rejects %j', async (options, message) => {
  const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect(errors.join()).toContain(message);
  expect(isValid).toBe(false);
});
