// Guards the names of fields against Gatsby's own.
import { SITE_COLLECTIONS } from '../../src/content/model/collections';

test('no entry has a field whose name Gatsby keeps for itself, since its node would lose it', () => {
  const own = ['id', 'parent', 'children', 'internal'];
  // A fact node's `name` holds the fact's id.
  const taken = SITE_COLLECTIONS.filter(({ type }) => type !== 'Fact').flatMap(({ file, schema }) =>
    Object.keys(schema.shape).flatMap((name) => (own.includes(name) ? `${file}: ${name}` : [])),
  );
  expect(taken).toEqual([]);
});
