// Guards the text of social cards.
import type { Node } from 'gatsby';
import type { NodeFinder } from '../../plugins/gatsby-plugin-social-cards/index';
import { describeSocialCard } from '../../src/gatsby/social-cards';

const SETTINGS = { brand: { name: 'The Brand', picture: './brand.png' } };
const FIND: NodeFinder = {
  first: async <Found extends Node>() => SETTINGS as unknown as Found | null,
  file: async () => null,
};

const cardOf = (title: string, category = 'News') =>
  describeSocialCard(
    { internal: { type: 'Post' }, title, category, slug: 'a-post', cover: './cover.png' } as unknown as Node,
    FIND,
  );

test('a card shows the title of its post below the category', async () => {
  expect(await cardOf('A guide')).toMatchObject({ label: 'News', title: 'A guide', brand: 'The Brand' });
});

test('a card shows the brand in place of a title in letters that its font lacks, and leaves out such a category', async () => {
  expect(await cardOf('നഴ്സുമാർക്ക് a letter', 'वार्ता')).toMatchObject({ label: undefined, title: 'The Brand' });
});
