import assert from 'node:assert/strict';
import { BLOG } from '../../../src/routes';
import { PAGE_SIZE } from '../../../src/utils/listing';
import type { BuiltWords } from '../support/built-words';
import type { Query } from '../support/in-page';
import { NotHere } from '../support/not-here';
import type { Scene, Step } from '../support/step';
import { SCRIPTS } from '../support/test-server';
import { until } from '../support/until';

const CARD: Query = { role: 'article' };
/** Found in no text. */
const NONSENSE = 'zzqqxx';

function chip({ blog }: BuiltWords, name?: string): Query {
  return { role: 'link', name, within: { role: 'navigation', name: blog.filterLabel } };
}

const searchBox = ({ blog }: BuiltWords): Query => ({ role: 'searchbox', name: blog.searchLabel });
const nothingFound = ({ blog }: BuiltWords): Query => ({ role: 'heading', name: blog.emptyTitle });

/** A chip, rather one that finds something. */
async function someCategory({ visitor, words }: Scene): Promise<string> {
  const names = (await visitor.ask('texts', chip(words))).filter((name) => name !== words.blog.all);
  const used = names.find((name) => words.blog.articles.some(({ category }) => category === name));
  const found = used ?? names[0];
  if (found === undefined) throw new NotHere('the listing offers no category');
  return found;
}

/** Opens the listing, and does something before any script of it has come. */
async function beforeScripts({ visitor, server }: Scene, act: () => Promise<void>): Promise<void> {
  const release = server.hold(SCRIPTS);
  await visitor.open(BLOG);
  await act();
  await until('no script has come yet', async () => !(await visitor.ask('isHydrated')));
  release();
}

async function showsOnly({ visitor, words }: Scene, category: string): Promise<void> {
  await until(`only articles in ${category} are shown`, async () => {
    const cards = await visitor.ask('texts', CARD);
    if (cards.length === 0) return (await visitor.ask('count', nothingFound(words))) > 0;
    return cards.every((text) => text.includes(category));
  });
}

/** The longest word of a title that every keyboard can type. */
function plainWord({ blog }: BuiltWords): string {
  const words = blog.articles.flatMap(({ title }) => title.match(/\b[a-z]{4,}\b/gi) ?? []);
  const [longest] = words.sort((a, b) => b.length - a.length);
  if (!longest) throw new NotHere('no title has a word in plain letters');
  return longest.toLowerCase();
}

/** The listing with its chips, its search and its button. */
export const LISTING: readonly Step[] = [
  {
    name: 'a chip pressed before the scripts filters in place, and back undoes it',
    run: async (scene) => {
      const { visitor, words } = scene;
      let category = '';
      await beforeScripts(scene, async () => {
        category = await someCategory(scene);
        await visitor.press(chip(words, category));
      });
      await visitor.sees({ ...chip(words, category), current: true });
      await visitor.sits(`${BLOG}?${new URLSearchParams({ category })}`);
      await showsOnly(scene, category);
      await visitor.ask('goBack');
      await visitor.sits(BLOG);
      await visitor.sees({ ...chip(words, words.blog.all), current: true });
      await until('the first cards are back', async () => {
        return (await visitor.ask('count', CARD)) === words.blog.articles.length;
      });
    },
  },
  {
    name: 'a word typed before the scripts is searched for',
    run: async (scene) => {
      const { visitor, words } = scene;
      const word = plainWord(words);
      await beforeScripts(scene, () => visitor.write(searchBox(words), word));
      await visitor.sits(`${BLOG}?q=${word}`);
      await until(`the first card has the word ${word}`, async () => {
        const [first] = await visitor.ask('texts', CARD);
        return first?.toLowerCase().includes(word) ?? false;
      });
      assert.equal(await visitor.ask('fieldValue', searchBox(words)), word);
    },
  },
  {
    name: 'nonsense typed before the scripts is not found, and the page says so',
    run: async (scene) => {
      const { visitor, words } = scene;
      await beforeScripts(scene, () => visitor.write(searchBox(words), NONSENSE));
      await visitor.sees(nothingFound(words));
      assert.equal(await visitor.ask('fieldValue', searchBox(words)), NONSENSE);
    },
  },
  {
    name: 'Load More pressed before the scripts brings more cards in place',
    run: async (scene) => {
      const { visitor, words } = scene;
      const { total, loadMore } = words.blog;
      if (total <= PAGE_SIZE) throw new NotHere(`the listing has ${total} articles, which one page shows`);
      await beforeScripts(scene, () => visitor.press({ role: 'link', name: loadMore }));
      const expected = Math.min(total, 2 * PAGE_SIZE);
      await until(`${expected} cards are shown`, async () => (await visitor.ask('count', CARD)) === expected);
      await visitor.sits(BLOG);
    },
  },
];
