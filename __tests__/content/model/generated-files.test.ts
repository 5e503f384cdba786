// Guards that guide and schemas match the current model.
import { readFileSync } from 'node:fs';
import { editorFiles, guideFiles } from '../../../scripts/docs-content';
import { ALL_COLLECTIONS, REFERENCES, SITE_COLLECTIONS } from '../../../src/content/model/collections';
import { postFrontMatter } from '../../../src/content/model/post';
import { type FieldSchema, fieldsOf } from '../../../src/content/read/schema-fields';

test.each(Object.entries(guideFiles()))('the generated file %s is up to date', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('every kind of content has a schema', () => {
  const schemas = Object.keys(editorFiles()).filter((file) => file.includes('/schemas/'));
  expect(schemas).toHaveLength(ALL_COLLECTIONS.length + 1);
});

/** Every nested field, with its path. */
function fieldsIn(field: FieldSchema, name: string): [string, FieldSchema][] {
  const inside = [field.items, ...(field.anyOf ?? []), ...(field.oneOf ?? [])].filter((part) => part !== undefined);
  const own = Object.entries(field.properties ?? {});
  return [
    ...inside.flatMap((part) => fieldsIn(part, name)),
    ...own.flatMap(([key, part]) => [
      [`${name}.${key}`, part] as [string, FieldSchema],
      ...fieldsIn(part, `${name}.${key}`),
    ]),
  ];
}

const FIELDS = [{ file: 'post', schema: postFrontMatter }, ...SITE_COLLECTIONS]
  .flatMap(({ file, schema }) => fieldsIn(fieldsOf(schema), file))
  .filter(([, field]) => field.properties === undefined);

test('every field has a description, every reference a lookup', () => {
  const silent = FIELDS.filter(
    ([, { description, const: fixed, type }]) => !description && fixed === undefined && type !== 'array',
  );
  expect(silent.map(([name]) => name)).toEqual([]);
  const named = FIELDS.flatMap(([, { reference }]) => reference ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(['page', ...Object.keys(REFERENCES)]).toEqual(expect.arrayContaining(named));
});
