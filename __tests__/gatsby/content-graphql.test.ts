// Guards that fields have names of their own, since a node loses those that Gatsby reserves.
import { SITE_COLLECTIONS } from '../../src/content/model/collections';

test('no entry has a field name that Gatsby reserves', () => {
  const own = ['id', 'parent', 'children', 'internal'];
  // A fact node's `name` holds the fact's id.
  const taken = SITE_COLLECTIONS.filter(({ type }) => type !== 'Fact').flatMap(({ file, schema }) =>
    Object.keys(schema.shape).flatMap((name) => (own.includes(name) ? `${file}: ${name}` : [])),
  );
  expect(taken).toEqual([]);
});
