// Guards the choice of cards to draw.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs, Node, PluginOptions } from 'gatsby';
import { onPostBuild } from '../gatsby-node';
import type { NodeFinder, SocialCard, SocialCardsOptions } from '../index';
import { nameCard } from '../name-card';
import { LOOKS, makeSite } from './support/site';

const site = makeSite();
afterAll(() => site.remove());

const picture = path.join(site.directory, 'cover.png');
const CARD: SocialCard = { label: 'News', title: 'One', brand: 'Brand', picture };
const options = (card: SocialCard = CARD, looks = LOOKS): SocialCardsOptions => ({
  ...looks,
  types: ['Post'],
  folder: '/cards/',
  describe: async ({ id }) => ({ ...card, title: id || card.title }),
});

/** A file node whose digest is its path. */
const fileNode = (absolutePath: string): Node =>
  ({ absolutePath, internal: { type: 'File', contentDigest: absolutePath } }) as unknown as Node;
const find: NodeFinder = {
  first: async () => null,
  file: async (file) => (file.startsWith(site.directory) ? fileNode(file) : null),
};
const post = (id: string): Node => ({ id, internal: { type: 'Post' } }) as Node;
const fileOf = async (card: Partial<SocialCard>, looks = LOOKS): Promise<string> =>
  (await nameCard(post(''), find, site.directory, options({ ...CARD, ...card }, looks))).file;

test('a name changes with everything that a card shows, and with nothing else', async () => {
  const names = await Promise.all([
    fileOf({}),
    fileOf({ title: 'Other' }),
    fileOf({ label: undefined }),
    fileOf({ brand: 'Other' }),
    fileOf({ picture: path.join(site.directory, 'logo.svg') }),
    fileOf({}, { ...LOOKS, colors: { ...LOOKS.colors, background: '#eeeeee' } }),
  ]);
  expect(new Set(names).size).toBe(names.length);
  expect(await fileOf({})).toBe(names[0]);
});

test('a card without its drawing ends the build', async () => {
  await expect(fileOf({ picture: '/nowhere.png' })).rejects.toThrow('"One" needs /nowhere.png');
});

async function build(posts: readonly string[], card = CARD): Promise<string> {
  const status = jest.fn();
  const timer = { start: () => undefined, setStatus: status, end: () => undefined };
  const files = [card.picture, path.join(site.directory, LOOKS.logo)].map(fileNode);
  const args = {
    getNodesByType: (type: string) => (type === 'File' ? files : posts.map(post)),
    reporter: { activityTimer: () => timer },
    store: { getState: () => ({ program: { directory: site.directory } }) },
  } as unknown as BuildArgs;
  await onPostBuild?.(args, options(card) as SocialCardsOptions & PluginOptions, () => undefined);
  return status.mock.calls.join();
}

test('cards are drawn once, and removed once no page has them', async () => {
  const folder = path.join(site.directory, 'public/cards');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'left.jpg'), 'of a page that is gone');
  expect(await build(['One', 'Two', 'One'])).toBe('2 of 2 drawn');
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await build(['One'])).toBe('0 of 1 drawn');
  const [file = ''] = readdirSync(folder);
  expect(statSync(path.join(folder, file)).size).toBeGreaterThan(1000);
});
