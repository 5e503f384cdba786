import { BLOG, HOME } from '../../../src/routes';
import type { Query } from '../support/in-page';
import { NotHere } from '../support/not-here';
import type { Scene, Step } from '../support/step';
import { SCRIPTS } from '../support/test-server';
import { until } from '../support/until';

/** An article, rather of a category that a visitor can choose. */
function someArticle({ words: { article, blog } }: Scene) {
  const first = blog.articles.find(({ category }) => blog.categories.includes(category)) ?? blog.articles[0];
  if (!article || !first) throw new NotHere('there is no article');
  return { ...first, texts: article };
}

/** An article with its ways out. */
export const ARTICLE: readonly Step[] = [
  {
    name: 'Copy Link pressed before the scripts copies, or offers the text for copying by hand',
    run: async (scene) => {
      const { visitor, server } = scene;
      const { path, title, texts } = someArticle(scene);
      const release = server.hold(SCRIPTS);
      await visitor.open(path);
      await visitor.press({ role: 'button', name: texts.share.copy });
      release();
      const copied: Query = { role: 'status', text: texts.share.copied.title };
      const field: Query = { role: 'textbox', name: texts.share.copyField };
      await until('the link is copied or can be copied by hand', async () => {
        if ((await visitor.ask('count', copied)) > 0) return true;
        const offered = (await visitor.ask('fieldValue', field)) ?? '';
        return offered.includes(title) && offered.includes(path);
      });
    },
  },
  {
    name: 'Back to Blog leads back to the chosen category',
    run: async (scene) => {
      const { visitor, words } = scene;
      const { category, texts } = someArticle(scene);
      const chosen = `${BLOG}?${new URLSearchParams({ category })}`;
      await visitor.open(chosen);
      await visitor.sees({ role: 'heading', level: 1 });
      await until('the category is chosen', async () => {
        const cards = await visitor.ask('texts', { role: 'article' });
        return cards.length > 0 && cards.every((card) => card.includes(category));
      });
      await visitor.press({ role: 'link', within: { role: 'article' } });
      await visitor.press({ role: 'link', name: texts.back });
      await visitor.sits(chosen);
      await visitor.sees({ role: 'searchbox', name: words.blog.searchLabel });
    },
  },
  {
    name: 'Back to Blog pressed before the scripts leads back to the page of the category',
    run: async (scene) => {
      const { visitor, server, words } = scene;
      const { category, texts } = someArticle(scene);
      await visitor.open(BLOG);
      const chips: Query = { role: 'navigation', name: words.blog.filterLabel };
      const page = await visitor.ask('hrefOf', { role: 'link', name: category, within: chips });
      if (!page) throw new NotHere(`no chip leads to ${category}`);
      const { pathname } = new URL(page);
      const release = server.hold(SCRIPTS);
      await visitor.open(pathname);
      await visitor.press({ role: 'link', within: { role: 'article' } });
      await visitor.sees({ role: 'button', name: texts.share.copy });
      await visitor.press({ role: 'link', name: texts.back });
      release();
      await visitor.sits(pathname);
    },
  },
  {
    name: 'Back to Blog pressed before the scripts by somebody from outside leads to the listing',
    run: async (scene) => {
      const { visitor, server } = scene;
      const { path, texts } = someArticle(scene);
      const release = server.hold(SCRIPTS);
      await visitor.open(path);
      await visitor.press({ role: 'link', name: texts.back });
      release();
      await visitor.sits(BLOG);
    },
  },
  {
    name: 'an unknown article leads to the listing',
    run: async ({ visitor, words }) => {
      await visitor.open(`${BLOG}there-is-no-such-article/`);
      await visitor.sits(BLOG);
      await visitor.sees({ role: 'searchbox', name: words.blog.searchLabel });
    },
  },
  {
    name: 'an unknown address shows the 404 page, which leads home',
    expected: /^\/no\/such\/page\/: console: \/no\/such\/page\/$/,
    run: async ({ visitor, words, server }) => {
      await visitor.open('/no/such/page/');
      await visitor.sees({ role: 'heading', level: 1, name: words.notFound.title });
      await until('the path is written to the console', async () => server.reports.length > 0);
      await visitor.press({ role: 'link', name: words.notFound.homeLabel, within: { role: 'main' } });
      await visitor.sits(HOME);
    },
  },
];
