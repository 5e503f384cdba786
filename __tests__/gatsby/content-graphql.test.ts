// Guards the GraphQL types and fragments that follow from the content model.
import { z } from 'zod';
import { SITE_COLLECTIONS } from '../../src/content/model/collections';
import { picture, text } from '../../src/content/model/fields';
import { kindOf, sectionFragments } from '../../src/gatsby/content-graphql';
import { objectTypes } from '../../src/gatsby/schema-graphql';

test('no entry has a field name that Gatsby reserves', () => {
  const own = ['id', 'parent', 'children', 'internal'];
  // A fact node's `name` holds the fact's id.
  const taken = SITE_COLLECTIONS.filter(({ type }) => type !== 'Fact').flatMap(({ file, schema }) =>
    Object.keys(schema.shape).flatMap((name) => (own.includes(name) ? `${file}: ${name}` : [])),
  );
  expect(taken).toEqual([]);
});

test.each([
  ['in a list of groups', { quotes: z.array(z.strictObject({ text: text('Words.'), image: picture('A picture.') })) }],
  ['in a group', { author: z.strictObject({ name: text('A name.'), image: picture('A picture.').optional() }) }],
  ['in a list', { images: z.array(picture('A picture.')) }],
])("a section's picture %s is selected and linked", (_where, fields) => {
  const kind = kindOf(z.strictObject({ type: z.literal('voices'), ...fields }));
  const [fragment = ''] = sectionFragments([kind], new Map());
  expect(fragment).toContain('...VoicesSectionData');
  expect(objectTypes(kind.name, kind.fields).join('\n')).toMatch(/: (?:File!?|\[File!\]!) @link\(by: "absolutePath"\)/);
});
