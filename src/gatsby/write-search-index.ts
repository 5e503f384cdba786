import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { shownOf } from '../content-check/sourced-facts';
import { parseNatively } from '../content-reader/disk-markdown';
import { readWords } from '../content-reader/read-words';
import { ARTICLE_INDEX, ARTICLE_WORDS } from '../routes';
import { type ArticleIndex, toArticleIndex } from '../utils/article-index';
import { type ArticleWords, topTerms } from '../utils/article-words';
import { fillFacts } from '../utils/fact-placeholders';
import { straight } from '../utils/straight';
import { nodesOf } from './nodes';
import { searchPages } from './search-pages';

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Writes what search on the listing reads: every post without picture or body, and apart from it their words and those
 * of other pages.
 */
export async function writeSearchIndex(args: NodePluginArgs): Promise<void> {
  const newestFirst = nodesOf(args, 'Post').sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug));
  const [listing] = nodesOf(args, 'BlogCopy');
  const index: ArticleIndex = toArticleIndex(newestFirst);
  const words: ArticleWords = {
    synonyms: nodesOf(args, 'Synonym').map(({ words }) => words.map(straight)),
    ignored: listing?.ignoredWords ?? [],
    articles: topTerms(
      newestFirst.map(({ internal, facts }) =>
        readWords(parseNatively(fillFacts(internal.content ?? '', shownOf(facts)), false)),
      ),
    ),
    ...searchPages((type) => nodesOf(args, type).sort((a, b) => a.order - b.order)),
  };
  const publicFolder = path.join(args.store.getState().program.directory, 'public');
  await mkdir(path.join(publicFolder, path.dirname(ARTICLE_INDEX)), { recursive: true });
  await writeFile(path.join(publicFolder, ARTICLE_INDEX), JSON.stringify(index));
  await writeFile(path.join(publicFolder, ARTICLE_WORDS), JSON.stringify(words));
}
