// Guards the choice of cards to draw.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs, PluginOptions } from 'gatsby';
import { onPostBuild } from '../gatsby-node';
import type { SocialCard, SocialCardsOptions } from '../index';
import { LOOKS, makeSite } from './support/site';

const site = makeSite();
afterAll(() => site.remove());

type Reporter = BuildArgs['reporter'];
type Timer = ReturnType<Reporter['activityTimer']>;

const panicOnBuild = jest.fn();

async function build(titles: readonly string[], picture = 'cover.png'): Promise<string> {
  const status = jest.fn();
  const timer: Partial<Timer> = { start: () => undefined, setStatus: status, end: () => undefined };
  const reporter: Partial<Reporter> = { activityTimer: () => timer as Timer, panicOnBuild };
  const store: Partial<BuildArgs['store']> = { getState: () => ({ program: { directory: site.directory } }) };
  const args: Partial<BuildArgs> = {
    getNodesByType: () => [],
    reporter: reporter as Reporter,
    store: store as BuildArgs['store'],
  };
  const card = (title: string): SocialCard => ({ title, brand: 'Brand', picture: path.join(site.directory, picture) });
  const cards = new Map(titles.map((title) => [`/cards/${title}.jpg`, card(title)]));
  const options: SocialCardsOptions = { ...LOOKS, folder: '/cards/', cards: () => cards };
  await onPostBuild?.(args as BuildArgs, options as SocialCardsOptions & PluginOptions, () => undefined);
  return status.mock.calls.join();
}

test('cards are drawn once, and removed with their pages', async () => {
  const folder = path.join(site.directory, 'public/cards');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'left.jpg'), 'of a page that is gone');
  expect(await build(['one', 'two'])).toBe('2 of 2 drawn');
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await build(['one'])).toBe('0 of 1 drawn');
  expect(readdirSync(folder)).toEqual(['one.jpg']);
  expect(statSync(path.join(folder, 'one.jpg')).size).toBeGreaterThan(1000);
});

test('an unreadable picture ends the build with title and file', async () => {
  const message = /"three" cannot show .*gone\.png/;
  await expect(build(['three'], 'gone.png')).rejects.toThrow(message);
  expect(panicOnBuild).toHaveBeenCalledWith(expect.stringMatching(message));
});
