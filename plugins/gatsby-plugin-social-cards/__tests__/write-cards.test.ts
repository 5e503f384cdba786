import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { NodeFinder, SocialCard, SocialCardsOptions } from '../index';
import { cardFile, designDigest, type NamedCard, nameCard } from '../name-card';
import { type CardCount, writeCards } from '../write-cards';
import { LOOKS, makeSite } from './support/site';

const site = makeSite();
afterAll(() => site.remove());

const picture = path.join(site.directory, 'cover.png');
const options: SocialCardsOptions = {
  ...LOOKS,
  types: ['Post'],
  folder: '/cards/',
  describe: async ({ id }) => ({ label: 'News', title: id, brand: 'Brand', picture }),
};
const folder = path.join(site.directory, 'public/cards');
const find: NodeFinder = {
  first: async () => null,
  file: async (file) => (file.startsWith(site.directory) ? ({ internal: { contentDigest: file } } as Node) : null),
};
const named = (...titles: string[]): Promise<NamedCard[]> =>
  Promise.all(titles.map((id) => nameCard({ id, internal: { type: 'Post' } } as Node, find, site.directory, options)));

test('a name changes with everything that a card shows, and with nothing else', () => {
  const card: SocialCard = { label: 'News', title: 'One', brand: 'Brand', picture };
  const same = cardFile(card, 'picture', 'logo', 'design');
  expect(cardFile({ ...card, picture: '/elsewhere.png' }, 'picture', 'logo', 'design')).toBe(same);
  const others = [
    cardFile({ ...card, title: 'Other' }, 'picture', 'logo', 'design'),
    cardFile({ ...card, label: undefined }, 'picture', 'logo', 'design'),
    cardFile({ ...card, brand: 'Other' }, 'picture', 'logo', 'design'),
    cardFile(card, 'other', 'logo', 'design'),
    cardFile(card, 'picture', 'other', 'design'),
    cardFile(card, 'picture', 'logo', 'other'),
  ];
  expect(new Set([same, ...others]).size).toBe(7);
});

test('the design changes with the colours', () => {
  const other = { ...options, colors: { ...options.colors, background: '#eeeeee' } };
  expect(designDigest(site.directory, other)).not.toBe(designDigest(site.directory, options));
});

test('a card without its drawing ends the build', async () => {
  const nowhere = { ...options, describe: async () => ({ title: 'One', brand: 'Brand', picture: '/nowhere.png' }) };
  const node = { internal: { type: 'Post' } } as Node;
  await expect(nameCard(node, find, site.directory, nowhere)).rejects.toThrow('"One" needs /nowhere.png');
});

const write = (...cards: readonly NamedCard[]): Promise<CardCount> =>
  writeCards(site.directory, options.folder, cards, LOOKS);

test('cards are drawn once, and removed once no page has them', async () => {
  const [one, other] = await named('One', 'Other');
  if (!one || !other) throw new Error('no cards');
  expect(await write(one, other, one)).toEqual({ drawn: 2, total: 2 });
  const { mtimeMs } = statSync(path.join(folder, one.file));
  writeFileSync(path.join(folder, 'left.jpg.part'), 'cut short');
  expect(await write(one)).toEqual({ drawn: 0, total: 1 });
  expect(readdirSync(folder)).toEqual([one.file]);
  expect(statSync(path.join(folder, one.file)).mtimeMs).toBe(mtimeMs);
  rmSync(path.join(folder, one.file));
  expect(await write(one)).toEqual({ drawn: 1, total: 1 });
});

test('a drawing that is no picture ends the build', async () => {
  const [card] = await named('Damaged');
  if (!card) throw new Error('no card');
  const damaged = path.join(site.directory, 'damaged.png');
  writeFileSync(damaged, 'no picture');
  await expect(write({ ...card, card: { ...card.card, picture: damaged } })).rejects.toThrow('damaged.png');
});
