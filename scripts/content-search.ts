import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shownOf } from '../src/content/check/sourced-facts';
import { SITE_COLLECTIONS } from '../src/content/model/collections';
import { postStatus } from '../src/content/model/post';
import { readEntries } from '../src/content/read/read-files';
import { entryFields } from '../src/gatsby/made-nodes';
import { isEntryOf } from '../src/gatsby/nodes';
import { contentChecker, readFacts } from '../src/gatsby/site-content';
import { type Read, searchWords } from '../src/gatsby/write-search-index';
import { postPath } from '../src/routes';
import { findArticles, toArticleIndex, toSearchable } from '../src/utils/article-index';
import { today } from '../src/utils/calendar';
import { fillFacts, type ShownFacts } from '../src/utils/fact-placeholders';
import { createTextSearch } from '../src/utils/text-search';
import { readPosts } from './posts';

/** What the listing shows for a search, as addresses in the order of the page. */
export interface FoundPaths {
  /** Other pages that the words name. */
  readonly answers: readonly string[];
  /** Articles whose title or excerpt holds the words. */
  readonly articles: readonly string[];
  /** Articles that match in their text. */
  readonly inText: readonly string[];
  /** Other pages. */
  readonly elsewhere: readonly string[];
}

/** The entries of the YAML files, in their order, as nodes hold them. */
async function readData(root: string, shown: { readonly day: string; readonly facts: ShownFacts }): Promise<Read> {
  const files = await Promise.all(
    SITE_COLLECTIONS.map(async (collection) => {
      const { entries } = readEntries(await readFile(path.join(root, collection.file)), collection.file, collection);
      return entries.map((written, order) => {
        const fields = entryFields(collection, written, shown);
        return { ...fields, order, internal: { type: collection.type } };
      });
    }),
  );
  const nodes = files.flat();
  return (type) => nodes.filter((node) => isEntryOf(node, type));
}

async function publishedPosts(root: string) {
  return (await readPosts(root))
    .flatMap(({ slug, body, frontMatter }) =>
      frontMatter && postStatus(frontMatter, today()) === 'published' ? [{ slug, body, ...frontMatter }] : [],
    )
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** The search of a content folder, as the built site has it; the size is that of the file with the words, in bytes. */
export async function contentSearch(root: string) {
  const posts = await publishedPosts(root);
  const day = today();
  const facts = shownOf(await readFacts(contentChecker(root).reader, day));
  const read = await readData(root, { day, facts });
  const articles = toSearchable(toArticleIndex(posts));
  const words = searchWords(
    read,
    posts.map(({ body }) => fillFacts(body, facts)),
  );
  const textSearch = await createTextSearch(articles, words);
  const find = (search: string): FoundPaths => {
    const exact = findArticles(articles, search, null).map(({ slug }) => postPath(slug));
    const inText = textSearch.find(search).map((position) => postPath(articles[position]?.slug ?? ''));
    const others = textSearch.findOthers(search);
    const addresses = (areAnswers: boolean): string[] =>
      others.filter(({ isAnswer }) => isAnswer === areAnswers).map(({ page }) => page[2]);
    return {
      answers: addresses(true),
      articles: exact,
      inText: inText.filter((address) => !exact.includes(address)),
      elsewhere: addresses(false),
    };
  };
  return { find, words };
}
