import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import type { z } from 'zod';
import { ALL_COLLECTIONS, REFERENCES } from '../../src/content/model/collections';
import { postFrontMatter } from '../../src/content/model/post';
import { type FieldSchema, fieldsOf } from '../../src/content/read/schema-fields';
import { editorConfig } from '../../src/editor/editor-config';
import { FOLD } from '../../src/editor/folded-fields';
import { hintOf } from '../../src/editor/labels';
import { DRAWN_COVER, fileNameOf, LIST_FIELD, TEXT_FIELD } from '../../src/editor/names';

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
    return [`${path} ${hintOf(field)} ${(field.enum ?? []).join()}`, ...modelPaths(field, path)];
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
    expect(fields[3]).toMatchObject({ name: 'body', widget: TEXT_FIELD });
    const fold = fields.at(-1);
    expect(fold).toMatchObject({ name: FOLD, widget: 'object', collapsed: true });
    const ofTheForm = ['body', DRAWN_COVER, FOLD];
    const inFiles = [...fields.filter(({ name }) => !ofTheForm.includes(name)), ...(fold?.fields ?? [])];
    expect(editorPaths(inFiles).toSorted()).toEqual(modelPaths(fieldsOf(postFrontMatter)).toSorted());
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

test('speaks of switches and empty fields, not of what is in a file', () => {
  const draft = hintOf(fieldsOf(postFrontMatter).properties?.draft ?? {});
  expect(draft).toBe('On: visitors do not see the article. Off: it is published on its date.');
  expect(hintOf({ description: 'Such as "4 min read". Leave it out, and it is worked out.' })).toContain(
    'Leave it empty',
  );
  const fields = files.flatMap((file) => allFields(file.fields));
  const inFiles =
    /\b(leave it|left) out\b|(?<![\w/])[a-z-]+\.(yaml|md)\b(?<!forms\.md|editor\.md)|`[\w.]+`|\b(null|front matter)\b|in quotes/i;
  expect(fields.filter(({ hint = '' }) => inFiles.test(hint))).toEqual([]);
  const wrong: Readonly<Record<string, RegExp>> = { boolean: /\b(true|false)\b/, datetime: /YYYY|\bdigits\b/ };
  expect(fields.filter(({ widget, hint = '' }) => wrong[widget]?.test(hint))).toEqual([]);
  expect(hintOf({ description: 'As the `kind` says, `confirmed` at first.', enum: ['confirmed'] })).toBe(
    'As the "Kind" says, "confirmed" at first.',
  );
});

test('a new article is a draft, which is said near the top of its form', () => {
  const [article] = files.filter(({ fields }) => fields.some(({ name }) => name === 'draft'));
  const place = article?.fields.findIndex(({ name }) => name === 'draft') ?? -1;
  expect(article?.fields[place]).toMatchObject({ widget: 'boolean', default: true });
  expect(place).toBeLessThan(2);
});
