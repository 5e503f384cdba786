// Guards the search's files: the listing finds them, and those of an earlier build go.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { writeSearchIndex } from '../../src/gatsby/write-search-index';
import { SEARCH_PARTS } from '../../src/routes';
import { ARTICLES, pageOf } from '../search/listing-fixture';
import { searchIn } from '../search/search-over';
import { temporaryFolder } from '../support/temporary-folder';

const directory = temporaryFolder();
const builtFile = (address: string) => path.join(directory, 'public', address);
const read = (address: string) => JSON.parse(readFileSync(builtFile(address), 'utf8'));

const args = {
  store: { getState: () => ({ program: { directory } }) },
  createContentDigest: (content: object) => createHash('md5').update(JSON.stringify(content)).digest('hex'),
  getNodesByType: (type: string) => {
    const fields = {
      SiteSettings: [{ found: [pageOf('Page', 'About', '/about/', '', 'Who we are.')] }],
      Synonym: [{ order: 0, words: ['cv', 'resume'] }],
      BlogCopy: [{ ignoredWords: ['the'] }],
    }[type];
    return (fields ?? []).map((each) => ({ ...each, internal: { type } }));
  },
} as unknown as CreatePagesArgs;

/** Writes the index of a site with these texts of articles. */
const write = (...texts: readonly string[]) =>
  writeSearchIndex(args, {
    allPost: { nodes: texts.map((text, index) => ({ ...ARTICLES[index], body: { text } })) },
    allPage: { nodes: [{ path: '/about/', body: { text: 'And {name} was a midwife.' } }] },
  } as unknown as Queries.RenderedTextsQuery);

test('a search finds articles and pages in the files, which replace those of an earlier build', async () => {
  await write('an earlier text');
  const former = readdirSync(builtFile(SEARCH_PARTS));
  mkdirSync(builtFile(`${SEARCH_PARTS}page`));
  writeFileSync(builtFile(`${SEARCH_PARTS}page/index.html`), '');
  await write('a suitcase for the ward', 'your resume');
  const find = await searchIn(read);
  expect(find('suitcase').inText).toMatchObject([{ slug: 'article-1' }]);
  expect(find('CV').inText).toMatchObject([{ slug: 'article-2' }]);
  expect(find('midwives').pages).toMatchObject([{ path: '/about/' }]);
  expect(find('earlier').inText).toEqual([]);
  const kept = readdirSync(builtFile(SEARCH_PARTS));
  expect(kept).toContain('page');
  expect(kept.filter((name) => former.includes(name))).toEqual([]);
});
