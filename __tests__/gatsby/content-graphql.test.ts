// Guards the GraphQL types and fragments that follow from the content model.
import { z } from 'zod';
import { SITE_COLLECTIONS } from '../../src/content/model/collections';
import { picture, text } from '../../src/content/model/fields';
import { shownSchema } from '../../src/content/resolve/entries';
import { kindOf, sectionFragments } from '../../src/gatsby/content-graphql';
import { nodeFields, objectTypes, selections } from '../../src/gatsby/schema-graphql';
import { ownNames } from '../../src/utils/section-fields';

test('no entry has a field name that Gatsby reserves', () => {
  const own = ['id', 'parent', 'children', 'internal'];
  // A fact node's `name` holds the fact's id.
  const taken = SITE_COLLECTIONS.filter(({ type }) => type !== 'Fact').flatMap(({ file, schema }) =>
    Object.keys(schema.shape).flatMap((name) => (own.includes(name) ? `${file}: ${name}` : [])),
  );
  expect(taken).toEqual([]);
});

const voices = (fields: z.ZodRawShape, type = 'voices') => kindOf(z.strictObject({ type: z.literal(type), ...fields }));
const image = picture('A picture.', 'face');

test.each([
  ['in a list of groups', { quotes: z.array(z.strictObject({ text: text('Words.'), image })) }],
  ['in a group', { author: z.strictObject({ name: text('A name.'), image: image.optional() }) }],
  ['in a list', { images: z.array(image) }],
])("a section's picture %s is linked, and selected in the size of its slot", (_where, fields) => {
  const kind = voices(fields);
  const [fragment = ''] = sectionFragments([kind], new Map());
  expect(fragment).toMatch(/images? { childImageSharp { gatsbyImageData\(layout: FIXED, width: 56, height: 56\) } }/);
  expect(objectTypes(kind.name, kind.fields).join('\n')).toMatch(/: (?:File!?|\[File!\]!) @link\(by: "absolutePath"\)/);
});

test.each([
  ['a default and none', z.int().default(3), z.int().optional(), 2],
  ['a text and a number', text('Words.'), z.int(), 2],
  ['one and a list', text('Words.'), z.array(text('Words.')), 2],
  ['groups with unlike fields of one name', z.strictObject({ a: text('A.') }), z.strictObject({ a: z.int() }), 2],
  ['the same type', text('Words.'), text('Other words.'), 1],
  ['groups with other fields', z.strictObject({ a: text('A.') }), z.strictObject({ b: z.int() }), 1],
])('a name that is %s in two kinds has as many names in the query: %#', (_what, one, other, count) => {
  const kinds = [voices({ most: one }), voices({ most: other }, 'choirs')];
  const names = sectionFragments(kinds, new Map()).flatMap((fragment) => /\b(most\w*)[ :]/.exec(fragment)?.[1] ?? []);
  expect(new Set(names).size).toBe(count);
  expect(ownNames({ most_1: 3, id: null } as never)).toEqual({ most: 3, id: null });
});

test('groups that a third kind joins have another name if their fields then differ', () => {
  const group = (fields: z.ZodRawShape) => z.strictObject(fields);
  const [a, b] = [{ a: text('A.') }, { b: text('B.') }];
  const most = [group(a), group(b), group({ ...a, b: z.int() })];
  const kinds = most.map((field, order) => voices({ most: field }, `voices-${order}`));
  const fragments = sectionFragments(kinds, new Map());
  expect(fragments.slice(0, 3).map((fragment) => /most_?\d?/.exec(fragment)?.[0])).toEqual(['most', 'most', 'most_1']);
});

test('a field with a default is never null, and one that nobody shows is in no query', () => {
  const kind = voices({ most: z.int().default(3), note: text('A note.').meta({ internal: true }).optional() });
  expect(objectTypes(kind.name, kind.fields).join()).toContain('most: Int!');
  expect(sectionFragments([kind], new Map()).join()).not.toContain('note');
});

test('the words by which the search finds a question are in no query', () => {
  const selected = selections(nodeFields(shownSchema('Faq')), new Map());
  expect(selected).toEqual(['question', 'answer', 'anchor']);
});
