// Guards that each of a hundred random mistakes is reported once, at its line, and harmless changes never.
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { isScalar, parseDocument } from 'yaml';
import { ALL_COLLECTIONS, fileSchema } from '../../../src/content/model/collections';
import { type FieldSchema, fieldAt, fieldsOf } from '../../../src/content/read/schema-fields';
import { ContentCopy } from '../../support/content-copy';
import { SEED } from '../../support/seed';
import { SPECIFIED_CONTENT } from '../../support/site-copy';

/** Allows for a hundred full checks on a busy machine. */
jest.setTimeout(300_000);

const DAY = '2026-01-01';

const copy = new ContentCopy();
afterAll(() => copy.remove());

/** A changed file, and the line where the change must be reported. */
interface Mutation {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly what: string;
}

type Place = { readonly key: string; readonly start: number; readonly end: number; readonly field: FieldSchema };

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The paths of all single values inside a value. */
function leaves(value: unknown, keys: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value !== 'object' || value === null) return [keys];
  const toKey = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...keys, toKey(key)]));
}

/** Every value of a data file that the model knows, with its place in the text. */
function valuesOf(text: string, schema: FieldSchema): Place[] {
  const document = parseDocument(text);
  const data = document.toJS();
  return leaves(data).flatMap((keys) => {
    const key = keys.at(-1);
    const value = document.getIn(keys, true);
    const field = fieldAt(schema, [...keys], data);
    if (typeof key !== 'string' || !isScalar(value) || !value.range || !field) return [];
    return [{ key, start: value.range[0], end: value.range[1], field }];
  });
}

const DATA = ALL_COLLECTIONS.map((collection) => {
  const text = copy.read(collection.file);
  return { file: collection.file, text, values: valuesOf(text, fieldsOf(fileSchema(collection))) };
}).filter(({ values }) => values.length > 0);

/** Replacements that are wrong for any value. */
function wrongValue({ field, key }: Place): string {
  if (field.field === 'day') return '2024-02-31';
  if (field.field === 'picture') return './not-there.png';
  if (field.field === 'href') return '/not-there/';
  if (field.field === 'value') return '[]';
  if (field.type === 'boolean') return 'yes';
  if (field.type === 'integer' || field.type === 'number') return 'many';
  if (field.enum || field.const !== undefined) return 'nothing-known';
  return key.length % 2 === 0 ? '[]' : '42';
}

const dataValue = fc
  .constantFrom(...DATA)
  .chain((data) => fc.constantFrom(...data.values).map((place) => ({ ...data, place })));

const wrongData = dataValue.map(
  ({ file, text, place }): Mutation => ({
    file,
    text: text.slice(0, place.start) + wrongValue(place) + text.slice(place.end),
    line: lineOf(text, place.start),
    what: `${place.key}: ${wrongValue(place)}`,
  }),
);

const misspeltKey = dataValue.map(({ file, text, place }): Mutation => {
  const lineStart = text.lastIndexOf('\n', place.start) + 1;
  const at = text.indexOf(`${place.key}:`, lineStart);
  const line = lineOf(text, place.start);
  return { file, text: `${text.slice(0, at)}zz${text.slice(at)}`, line, what: `zz${place.key}` };
});

const POSTS = readdirSync(`${SPECIFIED_CONTENT}/blog`);
const BREAKS: readonly (readonly [what: string, line: string])[] = [
  ['level-1 heading', '# Title'],
  ['raw HTML', '<div>x</div>'],
  ['script', '<script>alert(1)</script>'],
  ['handler', 'Text <img src=x onerror=alert(1)> more.'],
  ['javascript link', 'See [this](javascript:alert(1)) now.'],
  ['dead link', 'See [this](/blog/not-there/) now.'],
  ['dead anchor', 'See [this](#not-there) now.'],
  ['insecure link', 'See [this](http://example.org/) now.'],
  ['empty link', 'See [](https://example.org/) now.'],
  ['missing picture', 'See ![this](./not-there.png) now.'],
  ['picture without alt text', 'See ![](./cover.png) now.'],
  ['heading of level 6', '###### Six'],
  ['unknown fact', 'You have {fact:notice-dayz} days.'],
  ['unconfirmed fact', 'Pay **{fact:next-fee}** now.'],
];

/** A bad paragraph between two paragraphs of a shipped post. */
const badParagraph = fc
  .record({ slug: fc.constantFrom(...POSTS), seed: fc.nat(), broken: fc.constantFrom(...BREAKS) })
  .map(({ slug, seed, broken: [what, line] }): Mutation => {
    const file = `blog/${slug}/index.md`;
    const lines = copy.read(file).split('\n');
    const end = lines.indexOf('---', 1);
    const prose = /^[A-Z][^|]*[.?!]$/;
    const gaps = lines.flatMap((text, index) =>
      index > end && text === '' && prose.test(lines[index - 1] ?? '') && prose.test(lines[index + 1] ?? '')
        ? [index]
        : [],
    );
    const gap = gaps[seed % gaps.length] ?? lines.length - 1;
    lines.splice(gap, 0, '', line);
    return { file, text: lines.join('\n'), line: gap + 2, what };
  });

it(`tells each of a hundred mistakes once, at its line (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(wrongData, misspeltKey, badParagraph), async (mutation) => {
      const problems = await copy.checkWith({ [mutation.file]: mutation.text }, DAY);
      const places = problems.map(({ file, line }) => `${file}:${line}`);
      expect({ ...mutation, text: '', places }).toMatchObject({
        places: [`content/${mutation.file}:${mutation.line}`],
      });
    }),
    { seed: SEED, numRuns: 100, endOnFailure: true },
  );
});

const HARMLESS: Readonly<Record<string, (text: string, seed: number) => string>> = {
  'CRLF line ends': (text) => text.replaceAll('\n', '\r\n'),
  'a byte order mark, and an empty line at the end': (text) => `\uFEFF${text}\n\n`,
  'accents and emoji': (text) => text.replace(/nurse/, 'nursé 🩺'),
  'honest links, and HTML in code': (text) =>
    `${text}\nSee [the council](https://www.nmc.org.uk/) and [the blog](/blog/).\n\nWrite \`<b>\` for that.\n`,
  'facts, filled in and shown as they are': (text) =>
    `${text}\nGive {fact:notice-days unit}, not {{fact:no-fact}}.\n\n- **{fact:weekly-rate}**\n\n| a |\n| - |\n| {fact:weekly-rate unit} |\n`,
  'a fact in a key point, its source, and figures with a link to it': (text) =>
    `${text.replace('\ndate:', '\nkeyPoints: [One., "{fact:notice-days unit}.", Last.]\nsources: [fact: notice-days]\ndate:')}
## Notice\n\nWrite within 28 days ([GOV.UK](https://www.gov.uk/leave)).\n`,
  'a next review on the day of the check': (text) => text.replace('\ndate:', `\nreviewBy: ${DAY}\ndate:`),
  "a review by an author whose clock is ahead of the check's": (text) =>
    text.replace('\ndate:', '\nreviewed: 2026-01-02\ndate:'),
  'a new alias': (text, seed) => text.replace('\ndate:', `\naliases: [former-name-${seed}]\ndate:`),
};

const harmless = fc.record({
  slug: fc.constantFrom(...POSTS),
  kind: fc.constantFrom(...Object.keys(HARMLESS)),
  seed: fc.nat(999),
});

it(`reports no harmless change (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(harmless, async ({ slug, kind, seed }) => {
      const file = `blog/${slug}/index.md`;
      const found = await copy.checkWith({ [file]: HARMLESS[kind]?.(copy.read(file), seed) ?? '' }, DAY);
      // A title's social card leaves out emoji, which the check reports.
      expect(found.filter(({ rule }) => rule !== 'card-letters')).toEqual([]);
    }),
    { seed: SEED, numRuns: 30, endOnFailure: true },
  );
});
