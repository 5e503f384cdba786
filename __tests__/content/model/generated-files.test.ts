// Guards that the guide and the schemas are made from the model as it is.
import { readFileSync } from 'node:fs';
import { guideFiles } from '../../../scripts/docs-content';
import { editorFiles } from '../../../src/content/check/editor-schemas';
import { ALL_COLLECTIONS, REFERENCES, SITE_COLLECTIONS } from '../../../src/content/model/collections';
import { postFrontMatter } from '../../../src/content/model/post';
import { RULES } from '../../../src/content/read/rules';
import { type FieldSchema, fieldsOf } from '../../../src/content/read/schema-fields';

it.each(Object.entries(guideFiles()))('%s is what `npm run docs:content` writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('has a rule table with every rule, and a schema for every kind', () => {
  expect(Object.keys(editorFiles()).filter((file) => file.includes('/schemas/'))).toHaveLength(
    ALL_COLLECTIONS.length + 1,
  );
  const guide = readFileSync('content/RULES.md', 'utf8');
  for (const rule of Object.keys(RULES)) expect(guide).toContain(`\`${rule}\``);
});

function everyField(field: FieldSchema, name: string): [string, FieldSchema][] {
  const inside = [field.items, ...(field.anyOf ?? []), ...(field.oneOf ?? [])].filter((part) => part !== undefined);
  return [
    [name, field],
    ...inside.flatMap((part) => everyField(part, name).slice(1)),
    ...Object.entries(field.properties ?? {}).flatMap(([key, part]) => everyField(part, `${name}.${key}`)),
  ];
}

const FIELDS = [
  ['post', postFrontMatter] as const,
  ...SITE_COLLECTIONS.map(({ file, schema }) => [file, schema] as const),
]
  .flatMap(([name, schema]) => everyField(fieldsOf(schema), name))
  .filter(([name, field]) => name.includes('.') && field.properties === undefined);

it.each(FIELDS.map(([name, field]) => [name, field] as const).filter(([, field]) => field.reference))(
  '%s names a kind that the check can look up',
  (_name, { reference = '' }) => {
    expect(['page', ...Object.keys(REFERENCES)]).toContain(reference);
  },
);

it('explains every field that takes a value', () => {
  const silent = FIELDS.filter(
    ([, { description, const: fixed, type }]) => !description && fixed === undefined && type !== 'array',
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});
