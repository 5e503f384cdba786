// Guards the words and pictures of social cards, and their addresses.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cardText } from '../../src/content/resolve/cards';
import { siteNodes, siteToday } from '../../src/gatsby/content-nodes';
import { CARD_LOOKS, cardFields, type WithCard } from '../../src/gatsby/social-cards';
import { postText } from '../content/check/bad-posts';
import { ContentCopy } from '../content/content-copy';

const copy = new ContentCopy();

/** The cards of the nodes of the specified content, with a post of these fields. */
async function cardsWith(fields: Readonly<Record<string, string>>) {
  copy.put('blog/a-post/index.md', postText({ ...fields, cover: './cover.png' }));
  copy.put('blog/a-post/cover.png', Buffer.from('the cover'));
  const { files } = await copy.reader.read();
  const nodes = siteNodes(await siteToday(files));
  return new Map(
    nodes.flatMap(({ type, name, fields: of }) => ('socialCard' in of ? [[`${type} ${name}`, of as WithCard]] : [])),
  );
}

test('the card of a post has its title, category and cover', async () => {
  const post = (await cardsWith({ title: 'A guide', category: 'Wellness' })).get('Post blog/a-post/index.md');
  expect(post?.card).toMatchObject({ label: 'Wellness', title: 'A guide', brand: '4Cs Nursing Careers' });
  expect(path.relative(path.resolve('content'), post?.card.picture ?? '')).toBe('blog/a-post/cover.png');
  expect(post?.socialCard).toMatch(/^\/cards\/blog-a-post-[\da-f]+\.jpg$/);
});

test('the address of a card changes only with what it draws', async () => {
  const addressOf = async (fields: Readonly<Record<string, string>>) =>
    (await cardsWith(fields)).get('Post blog/a-post/index.md')?.socialCard;
  const before = await addressOf({ title: 'A guide' });
  expect(await addressOf({ title: 'A guide', coverAlt: 'Other words.' })).toBe(before);
  expect(await addressOf({ title: 'Another guide' })).not.toBe(before);
});

test('another picture under the same name has another card', () => {
  const picture = path.join(copy.root, 'picture.png');
  const words = cardText('A');
  const addresses = ['one', 'another'].map((bytes) => {
    writeFileSync(picture, bytes);
    return cardFields()({ page: '/a/', file: '', host: '', title: words, brand: words, picture })?.socialCard;
  });
  expect(new Set(addresses).size).toBe(2);
});

test('the brand replaces a title that the card cannot draw', async () => {
  const cards = await cardsWith({ title: 'നഴ്സുമാർക്ക് a letter' });
  expect(cards.get('Post blog/a-post/index.md')?.card.title).toBe('4Cs Nursing Careers');
});

test.each(Object.values(CARD_LOOKS.fonts))(
  '$family draws an accent above its letter',
  async ({ family, files, weight }) => {
    for (const fontfile of files) await sharp({ text: { text: 'a', fontfile } }).metadata();
    const widthOf = async (letter: string) => {
      const text = `<span font_family="${family}" font_weight="${weight}">${letter}</span>`;
      return (await sharp({ text: { text, dpi: 600 } }).metadata()).width;
    };
    expect(Math.abs((await widthOf('ź')) - (await widthOf('z')))).toBeLessThan(5);
  },
);
