import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import type { z } from 'zod';
import { ALL_COLLECTIONS, REFERENCES } from '../../src/content-model/collections';
import { postFrontMatter } from '../../src/content-model/post';
import { type FieldSchema, fieldsOf } from '../../src/content-reader/schema-fields';
import { editorConfig } from '../../src/editor/editor-config';
import { fileNameOf, LIST_FIELD } from '../../src/editor/names';

interface EditorField {
  readonly name: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly default?: unknown;
  readonly options?: readonly string[];
  readonly pattern?: readonly string[];
  readonly collection?: string;
  readonly file?: string;
  readonly value_field?: string;
  readonly min?: number;
  readonly max?: number;
  readonly field?: EditorField;
  readonly fields?: readonly EditorField[];
}

interface EditorFile {
  readonly name: string;
  readonly file?: string;
  readonly fields: readonly EditorField[];
}

interface Written {
  readonly collections: readonly (EditorFile & { readonly files?: readonly EditorFile[] })[];
}

const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));

/** The configuration as the page gets it: nothing in it is more than JSON. */
const config: Written = JSON.parse(JSON.stringify(editorConfig()));
const files = config.collections.flatMap((collection) => collection.files ?? [collection]);

/** The paths of all fields, with the hint and the choices of each. */
function modelPaths({ properties = {}, items }: FieldSchema, prefix = ''): string[] {
  if (items) return modelPaths(items, `${prefix}[]`);
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}.${name}`;
    return [`${path} ${field.description ?? ''} ${(field.enum ?? []).join()}`, ...modelPaths(field, path)];
  });
}

function editorPaths(fields: readonly EditorField[], prefix = ''): string[] {
  return fields.flatMap(({ name, hint = '', options = [], fields: inside = [], widget }) => {
    const path = `${prefix}.${name}`;
    return [`${path} ${hint} ${options.join()}`, ...editorPaths(inside, widget === 'list' ? `${path}[]` : path)];
  });
}

/** What the configuration has of a file; the list that is a whole file has no name in it. */
function pathsOf({ fields }: EditorFile): string[] {
  const [first] = fields;
  return first?.name === LIST_FIELD ? editorPaths(first.fields ?? [], '[]') : editorPaths(fields);
}

function collectionPaths(model: z.ZodType, shape: string): string[] {
  return modelPaths(fieldsOf(model), shape === 'list' ? '[]' : '');
}

function allFields(fields: readonly EditorField[]): EditorField[] {
  return fields.flatMap((field) => [
    field,
    ...allFields([...(field.fields ?? []), ...(field.field ? [field.field] : [])]),
  ]);
}

describe('the configuration of the editor', () => {
  test('is one that the editor accepts', () => {
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
    validate(config);
    expect(validate.errors).toBeNull();
  });

  test.each(ALL_COLLECTIONS.map((collection) => [collection.file, collection] as const))(
    'has every field of %s and no other',
    (file, { schema, shape }) => {
      const written = files.find(({ name }) => name === fileNameOf(file));
      expect(written?.file).toBe(`content/${file}`);
      expect(written && pathsOf(written)).toEqual(collectionPaths(schema, shape));
    },
  );

  test('has every field of an article, and its text', () => {
    const [posts] = config.collections;
    const fields = posts?.fields ?? [];
    expect(fields.at(-1)).toMatchObject({ name: 'body', widget: 'text' });
    expect(editorPaths(fields.slice(0, -1))).toEqual(modelPaths(fieldsOf(postFrontMatter)));
  });

  test('has every field of each kind only once, and no kind twice', () => {
    expect(files).toHaveLength(ALL_COLLECTIONS.length + 1);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  test('offers what other files hold wherever the model refers to it', () => {
    const relations = files.flatMap(({ fields }) => allFields(fields)).filter(({ widget }) => widget === 'relation');
    const targets = Object.values(REFERENCES).map(({ file, list = LIST_FIELD, key }) => [
      fileNameOf(file),
      `${list}.*.${key}`,
    ]);
    expect(relations.length).toBeGreaterThan(targets.length);
    for (const { file, value_field } of relations) expect(targets).toContainEqual([file, value_field]);
  });

  test('says in words what is wrong with a text of the wrong form', () => {
    const patterns = files
      .flatMap(({ fields }) => allFields(fields))
      .flatMap(({ pattern }) => (pattern ? [pattern] : []));
    expect(patterns.length).toBeGreaterThan(0);
    for (const [source = '', message = ''] of patterns) {
      expect(() => new RegExp(source)).not.toThrow();
      expect(message).toMatch(/^This [a-z].+\.$/);
    }
  });
});

test('a new article is a draft, which is said near the top of its form', () => {
  const [article] = files.filter(({ fields }) => fields.some(({ name }) => name === 'draft'));
  const place = article?.fields.findIndex(({ name }) => name === 'draft') ?? -1;
  expect(article?.fields[place]).toMatchObject({ widget: 'boolean', default: true });
  expect(place).toBeLessThan(2);
});
