import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { SearchEntry } from '../content/resolve/search-entries';
import { SEARCH_INDEX, SEARCH_PARTS } from '../routes';
import { makeIndex } from '../search/make-index';
import { wordsOf } from '../search/words';
import { PLACEHOLDER } from '../utils/fill-template';
import { nodeOf, nodesOf } from './nodes';

/** Hexadecimal digits in the name of a file of the index, which never changes. */
const DIGITS = 12;

/** Writes what the search on the listing finds, and its index in parts; deletes those of an earlier build. */
export async function writeSearchIndex(
  args: CreatePagesArgs,
  { allPost, allPage }: Queries.RenderedTextsQuery,
): Promise<void> {
  const texts = new Map(allPage.nodes.map(({ path, body }) => [path, body?.text.replace(PLACEHOLDER, '')]));
  const withText = (found: SearchEntry): SearchEntry => {
    const text = texts.get(found.path);
    return text ? { ...found, text: `${found.text}\n${text}` } : found;
  };
  const searched = {
    articles: allPost.nodes.map(({ body, authors, firstPath, updated, status, socialCard, ...card }) => {
      const names = (authors ?? []).map(({ name }) => name);
      return { card, words: wordsOf([body.text, ...names].join('\n')) };
    }),
    pages: nodeOf(args, 'SiteSettings').found.map(withText),
    synonyms: nodesOf(args, 'Synonym')
      .sort((a, b) => a.order - b.order)
      .map(({ words }) => words),
    ignored: nodeOf(args, 'BlogCopy').ignoredWords,
  };
  const addressOf = (rows: object): string => `${SEARCH_PARTS}${args.createContentDigest(rows).slice(0, DIGITS)}.json`;
  const { index, files } = makeIndex(searched, addressOf);
  const root = path.join(args.store.getState().program.directory, 'public');
  const folder = path.join(root, SEARCH_PARTS);
  await mkdir(folder, { recursive: true });
  const former = (await readdir(folder)).filter((name) => name.endsWith('.json') && !files.has(SEARCH_PARTS + name));
  await Promise.all([
    ...former.map((name) => rm(path.join(folder, name))),
    ...[...files, [SEARCH_INDEX, index] as const].map(([address, content]) =>
      writeFile(path.join(root, address), JSON.stringify(content)),
    ),
  ]);
}
