import type { z } from 'zod';
import { SITE_COLLECTIONS } from '../../src/content-model/collections';
import type { Fact, FactPeriod } from '../../src/content-model/fact';
import { postFrontMatter } from '../../src/content-model/post';
import { fieldsOf } from '../../src/content-reader/schema-fields';
import { graphqlTypes } from '../../src/gatsby/content-graphql';
import { factNode, factNodeSchema, planNode, readingMinutes, shownEntry } from '../../src/gatsby/made-nodes';

const source = { title: 'Example office: Rates', url: 'https://example.org/rates' };
const confirmed: FactPeriod = { value: 194.3, source, checked: '2026-11-22', status: 'confirmed' };
const fact: Fact = {
  id: 'weekly-rate',
  label: 'The rate',
  kind: 'money',
  currency: 'GBP',
  nation: 'UK',
  periods: [confirmed],
};

test('a node has the name of the fact, and each value in three forms', () => {
  expect(factNode(fact)).toMatchObject({
    name: 'weekly-rate',
    periods: [{ value: '194.3', number: 194.3, text: '£194.30', source }],
  });
  expect(factNode(fact)).not.toHaveProperty('id');
});

test('a node holds no value that nobody has confirmed', () => {
  const unconfirmed: FactPeriod = { from: '2027-04-04', value: 200, source, status: 'unconfirmed' };
  expect(factNode({ ...fact, periods: [confirmed, unconfirmed] })?.periods).toHaveLength(1);
  expect(factNode({ ...fact, periods: [unconfirmed] })).toBeUndefined();
});

test('a value in words is no number', () => {
  const node = factNode({ ...fact, kind: 'text', periods: [{ ...confirmed, value: 'autumn 2027' }] });
  expect(node?.periods[0]).toMatchObject({ value: 'autumn 2027', text: 'autumn 2027' });
  expect(node?.periods[0]).not.toHaveProperty('number');
});

test('the types leave the id to Gatsby and give every value in three forms', () => {
  const types = graphqlTypes('Fact', factNodeSchema).join('\n');
  expect(types).toContain('  name: String!\n');
  expect(types).not.toMatch(/^ {2}id:/m);
  expect(types).toMatch(/ {2}value: String!\n[^}]* {2}number: Float\n {2}text: String!\n/);
  expect(types).toContain('  until: Date @dateformat\n');
  expect(types).toContain('  periods: [FactPeriods!]!');
});

const PLAN = { programme: 'program', name: 'Premium', listPrice: 1497, price: 897, mostPopular: true, inclusions: [] };

test.each([
  ['USD', '$1,497', '$897', '$600', 'US dollars'],
  ['GBP', '£1,497', '£897', '£600', 'British pounds'],
  ['EUR', '€1,497', '€897', '€600', 'euros'],
] as const)('amounts in %s are written as its readers know them', (currency, listPrice, price, saving, name) => {
  const plan = { ...PLAN, currency };
  expect(planNode(plan)).toEqual({ ...plan, texts: { listPrice, price, saving, currency: name } });
});

const schemaOf = (file: string): z.ZodObject => {
  const found = SITE_COLLECTIONS.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`There is no ${file}.`);
  return found.schema;
};
const shown = <Entry>(schema: z.ZodType, entry: Entry): Entry => shownEntry(entry, fieldsOf(schema));

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

test('a category has the name that its articles and its filter button give it', () => {
  const name = "Women's Health";
  const category = shown(schemaOf('categories.yaml'), { name, slug: 'womens--health' });
  const site = shown(schemaOf('site.yaml'), { blogFilters: { all: 'All', categories: [name] } });
  expect(category).toEqual({ name: 'Women’s Health', slug: 'womens--health' });
  expect(site.blogFilters.categories).toEqual([category.name]);
});

test.each([
  [
    'site.yaml',
    { interests: [{ value: "it's-1-2", label: TYPED }] },
    { interests: [{ value: "it's-1-2", label: SHOWN }] },
  ],
  ['offers.yaml', { interest: "it's-1-2", title: TYPED }, { interest: "it's-1-2", title: SHOWN }],
  ['redirects.yaml', { from: '/a--b/', to: '/1-2--b/' }, { from: '/a--b/', to: '/1-2--b/' }],
  ['synonyms.yaml', { words: ["it's"] }, { words: ["it's"] }],
  [
    'pages/article.yaml',
    { share: { copyText: '{title} - {url}', title: TYPED } },
    { share: { copyText: '{title} - {url}', title: SHOWN } },
  ],
])('%s: names that are compared, addresses and what is copied stay as they are typed', (file, typed, expected) => {
  expect(shown(schemaOf(file), typed)).toEqual(expected);
});

/** A field of the schema that takes any text. */
const isAnyText = (field: ReturnType<typeof fieldsOf>): boolean => field.type === 'string' && field.prose !== undefined;

test('no field that takes words is an address, a slug, a day or a file as well', () => {
  const fields: ReturnType<typeof fieldsOf>[] = [];
  const collect = (field: ReturnType<typeof fieldsOf>): void => {
    if (isAnyText(field)) fields.push(field);
    const inside = [...(field.anyOf ?? []), ...(field.oneOf ?? []), ...Object.values(field.properties ?? {})];
    for (const next of field.items ? [...inside, field.items] : inside) collect(next);
  };
  for (const { schema } of SITE_COLLECTIONS) collect(fieldsOf(schema));
  collect(fieldsOf(postFrontMatter));
  expect(fields.length).toBeGreaterThan(200);
  const other = fields.filter(({ field }) => field !== undefined && field !== 'alt');
  expect(other).toEqual([]);
});

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minute(s)', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

test('markup without letters or digits is not counted as words', () => {
  expect(readingMinutes(`${words(200)}\n\n${'- > ## '.repeat(200)}`)).toBe(1);
});
