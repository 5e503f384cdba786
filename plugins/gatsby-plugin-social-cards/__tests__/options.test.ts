import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from '../gatsby-node';

const COLORS = { background: '#fff', title: '#000', label: '#000', brand: '#000' };
const FONT = { family: 'Serif', weight: 600, files: ['a/b.woff'] };
const OPTIONS = {
  types: ['Post'],
  describe: () => undefined,
  folder: '/cards/',
  logo: 'logo.svg',
  colors: COLORS,
  fonts: { title: FONT, text: FONT },
};

it('takes what a site has to say', async () => {
  expect(await testPluginOptionsSchema(pluginOptionsSchema, OPTIONS)).toMatchObject({ isValid: true, errors: [] });
});

it.each([
  ['folder', 'cards', 'fails to match the required pattern'],
  ['types', undefined, '"types" is required'],
  ['colors', { ...COLORS, title: undefined }, '"colors.title" is required'],
  ['fonts', { title: { ...FONT, files: [] }, text: FONT }, '"fonts.title.files" must contain at least 1 items'],
])('rejects %s: %j', async (name, value, message) => {
  const options = { ...OPTIONS, [name]: value };
  const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect(errors.join()).toContain(message);
  expect(isValid).toBe(false);
});
