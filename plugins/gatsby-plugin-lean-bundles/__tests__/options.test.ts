import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from '../gatsby-node';

it('needs no options', async () => {
  expect(await testPluginOptionsSchema(pluginOptionsSchema, {})).toMatchObject({ isValid: true, errors: [] });
});

it.each([
  [{ leaveOut: ['react'] }, '"leaveOut[0]" must be one of [workers, '],
  [{ ecma: 5 }, '"ecma" must be greater than or equal to 2015'],
])('rejects %j', async (options, message) => {
  const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect(errors.join()).toContain(message);
  expect(isValid).toBe(false);
});
