import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { ARTICLE_INDEX, ARTICLE_WORDS } from '../routes';
import { type ArticleIndex, toArticleIndex } from '../utils/article-index';
import { type ArticleWords, tellingWords } from '../utils/article-words';
import { fillFacts } from '../utils/fact-placeholders';
import { straight } from '../utils/straight';
import { type SourcedFacts, shownOf } from './facts/sourced-facts';
import { type Entry, searchPages } from './search-pages';

interface IndexedNode extends Node {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly date: string;
  readonly facts?: SourcedFacts;
}

interface SynonymNode extends Node {
  readonly words: readonly string[];
}

interface ListingNode extends Node {
  readonly ignoredWords: readonly string[];
}

const byOrder = (a: Entry, b: Entry): number => Number(a.order) - Number(b.order);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Writes what search on the listing reads: every post without picture or body, and apart from it their words and those
 * of other pages.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  const { getNodesByType, store } = args;
  const posts = getNodesByType('Post') as unknown as IndexedNode[];
  const newestFirst = posts.toSorted((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug));
  const synonyms = getNodesByType('Synonym') as unknown as SynonymNode[];
  const [listing] = getNodesByType('BlogCopy') as unknown as ListingNode[];
  const index: ArticleIndex = toArticleIndex(newestFirst);
  const words: ArticleWords = {
    synonyms: synonyms.map(({ words }) => words.map(straight)),
    ignored: listing?.ignoredWords ?? [],
    articles: tellingWords(newestFirst.map(({ internal, facts }) => fillFacts(internal.content ?? '', shownOf(facts)))),
    ...searchPages((type) => (getNodesByType(type) as Entry[]).toSorted(byOrder)),
  };
  const publicFolder = path.join(store.getState().program.directory, 'public');
  await mkdir(path.join(publicFolder, path.dirname(ARTICLE_INDEX)), { recursive: true });
  await writeFile(path.join(publicFolder, ARTICLE_INDEX), JSON.stringify(index));
  await writeFile(path.join(publicFolder, ARTICLE_WORDS), JSON.stringify(words));
};
