import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ARTICLE_INDEX } from '../routes';
import { type ArticleIndex, toArticleIndex } from '../utils/article-index';
import { writeRedirectPages } from './redirects';

interface IndexedNode {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly date: string;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Writes the pages of former addresses, and the file that the listing's search reads: posts without picture or body. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  const { getNodesByType, store } = args;
  await writeRedirectPages(args);
  const posts = getNodesByType('Post') as unknown as IndexedNode[];
  const newestFirst = posts.toSorted((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug));
  const index: ArticleIndex = toArticleIndex(newestFirst);
  const file = path.join(store.getState().program.directory, 'public', ARTICLE_INDEX);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(index));
};
