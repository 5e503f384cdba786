// Guards that a wrong value in any field is reported once, at its line, and harmless changes never.
import fc from 'fast-check';
import { isScalar, parseDocument } from 'yaml';
import { ALL_COLLECTIONS } from '../../../src/content/model/collections';
import { type FieldSchema, fieldsOf, visitedFields } from '../../../src/content/read/schema-fields';
import { SEED, tries } from '../../support/seed';
import { ContentCopy, DAY } from '../content-copy';

/** Allows for sixty full checks on a busy machine. */
jest.setTimeout(300_000);

const copy = new ContentCopy();

/** The paths of all single values inside a value. */
function leaves(value: unknown, keys: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value !== 'object' || value === null) return [keys];
  const toKey = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...keys, toKey(key)]));
}

/** A replacement that is wrong for any value of a field. */
function wrongValue(field: FieldSchema, key: string): string {
  if (field.field === 'day') return '2024-02-31';
  if (field.field === 'picture') return './not-there.png';
  if (field.field === 'href') return '/not-there/';
  if (field.field === 'value') return '[]';
  if (field.type === 'boolean') return 'yes';
  if (field.type === 'integer' || field.type === 'number') return 'many';
  if (field.enum || field.const !== undefined) return 'nothing-known';
  return key.length % 2 === 0 ? '[]' : '42';
}

/** Each data file with one wrong value at a time, and the line of that value. */
const WRONG = ALL_COLLECTIONS.map((collection) => {
  const text = copy.read(collection.file);
  const document = parseDocument(text);
  const data = document.toJS();
  const fields = visitedFields(fieldsOf(collection.fileSchema), data);
  return leaves(data).flatMap((keys) => {
    const key = keys.at(-1);
    const value = document.getIn(keys, true);
    const field = fields.find(({ path: at }) => at.join('.') === keys.join('.'))?.field;
    if (typeof key !== 'string' || !isScalar(value) || !value.range || !field) return [];
    const [start, end] = value.range;
    const what = wrongValue(field, key);
    const line = text.slice(0, start).split('\n').length;
    return [{ file: collection.file, changed: text.slice(0, start) + what + text.slice(end), line, what, key }];
  });
}).filter((wrong) => wrong.length > 0);

test(`a wrong value is reported once, at its line (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...WRONG).chain((wrong) => fc.constantFrom(...wrong)),
      async ({ file, changed, line, what, key }) => {
        const findings = await copy.checkWith({ [file]: changed });
        // An article that refers to the former value may be reported too.
        const lines = findings.filter((found) => found.file === `content/${file}`).map((found) => found.line);
        expect({ what, key, lines }).toEqual({ what, key, lines: [line] });
      },
    ),
    { ...tries(60), endOnFailure: true },
  );
});

const HARMLESS: Readonly<Record<string, (text: string) => string>> = {
  'a byte order mark, and an empty line at the end': (text) => `\uFEFF${text}\n\n`,
  'accents, and an emoji as the last of 160 characters': (text) =>
    text.replace(/^excerpt: .*/m, `excerpt: ${'Nursés '.repeat(22)}rest 🩺`),
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
  'a new alias': (text) => text.replace('\ndate:', '\naliases: [former-name-7]\ndate:'),
};

test.each(Object.entries(HARMLESS))('harmless changes are accepted: %s', async (_what, change) => {
  const file = 'blog/five-years-abroad-lessons/index.md';
  expect(await copy.checkWith({ [file]: change(copy.read(file)) })).toEqual([]);
});

test('a next review on the last day of the limit of its category is in time, and a notice on its last', async () => {
  const file = 'blog/five-years-abroad-lessons/index.md';
  const reviewed = copy.read(file).replace('\ndate:', '\nreviewed: 2025-07-15\nreviewBy: 2026-01-15\ndate:');
  const limit = copy.replaced('categories.yaml', 'slug: relocation\n', 'slug: relocation\n  reviewMonths: 6\n');
  const notice = copy.replaced('site.yaml', /$/, `notice: { text: Away., until: ${DAY} }\n`);
  const found = await copy.checkWith({ ...limit, ...notice, [file]: reviewed });
  expect(found.filter((each) => [`content/${file}`, 'content/site.yaml'].includes(each.file))).toEqual([]);
});
