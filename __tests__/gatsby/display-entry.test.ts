// Guards the choice of content fields with typography.
import type { z } from 'zod';
import { SITE_COLLECTIONS } from '../../src/content/model/collections';
import { postFrontMatter } from '../../src/content/model/post';
import { fieldsOf } from '../../src/content/read/schema-fields';
import { toDisplayEntry } from '../../src/gatsby/display-entry';

const schemaOf = (file: string): z.ZodObject => {
  const found = SITE_COLLECTIONS.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`There is no ${file}.`);
  return found.schema;
};
const shown = <Entry>(schema: z.ZodType, entry: Entry): Entry => toDisplayEntry(entry, fieldsOf(schema));

const TYPED = `It's "2-3 steps" - no more...`;
const SHOWN = 'It’s “2–3 steps” – no more…';

test('titles, excerpts, points, sources and alternative texts of an article are set; days, addresses and files are not', () => {
  const post = {
    title: TYPED,
    excerpt: TYPED,
    date: '2026-03-12',
    category: "Women's Health",
    cover: './it--is-1-2.png',
    coverAlt: TYPED,
    keyPoints: [TYPED],
    sources: [{ title: TYPED, url: "https://example.com/it's--1-2", checked: '2026-03-12' }],
    draft: false,
    aliases: ['a-1-2'],
  };
  expect(shown(postFrontMatter, post)).toEqual({
    ...post,
    title: SHOWN,
    excerpt: SHOWN,
    category: 'Women’s Health',
    coverAlt: SHOWN,
    keyPoints: [SHOWN],
    sources: [{ ...post.sources[0], title: SHOWN }],
  });
});

const NAME = "it's-1-2";

test.each([
  ['site.yaml', { interests: [{ value: NAME, label: TYPED }] }, { interests: [{ value: NAME, label: SHOWN }] }],
  ['offers.yaml', { interest: NAME, title: TYPED }, { interest: NAME, title: SHOWN }],
  ['redirects.yaml', { from: '/a--b/', to: '/1-2--b/' }, { from: '/a--b/', to: '/1-2--b/' }],
  ['synonyms.yaml', { words: ["it's"] }, { words: ["it's"] }],
  ['copy/article.yaml', { share: { copyText: 'a - b', title: TYPED } }, { share: { copyText: 'a - b', title: SHOWN } }],
])('%s: names that are compared, addresses and what is copied stay as they are typed', (file, typed, expected) => {
  expect(shown(schemaOf(file), typed)).toEqual(expected);
});
