import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { ALL_COLLECTIONS } from '../content/model/collections';
import { postStatus } from '../content/model/post';
import { fieldsOf, withLists } from '../content/read/schema-fields';
import { postPath } from '../routes';
import { today } from '../utils/calendar';
import { isRecord } from '../utils/is-record';
import { CHECK_FIELD, ENTRY_KINDS, fileNameOf, formatNameOf, LIST_FIELD } from './names';
import { tidy } from './schema';
import { updateYaml } from './yaml-text';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Converts a kind of file to a form and back. The form keeps its original text in the check field: the new text is an edit
 * of it, and the check uses it to detect that the file has changed.
 */
interface FileFormat {
  readonly name: string;
  readonly extension: 'yaml' | 'md';
  /** @throws Error naming what cannot be read */
  readonly toForm: (text: string) => Fields;
  readonly toText: (form: Fields) => string;
}

/** The text a form was made from; empty for a new entry. */
export const openedText = (form: Fields): string => {
  const text = form[CHECK_FIELD];
  return typeof text === 'string' && text !== '' ? `${text.trim()}\n` : '';
};

/** Sets a field that has a special value in new entries; otherwise Sveltia would turn a published entry into a draft. */
const asBefore = (schema: z.ZodObject): Fields =>
  Object.fromEntries(
    Object.entries(fieldsOf(schema).properties ?? {}).flatMap(([name, { inNewEntries, default: usual }]) =>
      inNewEntries === undefined ? [] : [[name, usual]],
    ),
  );

/** The parts of a markdown file: fields, text. */
const PARTS = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)([\s\S]*)$/m;

/** Trims blank lines; leading spaces on the first text line are markdown. */
const withoutBlankLines = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

function parseYaml(text: string): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  return document.toJS();
}

function parseArticle(text: string): Fields {
  const [, frontMatter, body = ''] = PARTS.exec(text) ?? [];
  if (frontMatter === undefined) throw new Error('The file does not begin with fields between two lines ---.');
  const fields = parseYaml(frontMatter) ?? {};
  if (!isRecord(fields)) throw new Error('Between the two lines --- there must be fields, each with a colon.');
  return { ...fields, body: withoutBlankLines(body) };
}

/**
 * Updates a markdown file's fields and text; rewrites the text only if it has changed.
 * @param before the current file, with LF line ends; empty for a new one
 */
export function updateArticle(before: string, fields: Fields, body: string): string {
  const [, frontMatter = '', old = ''] = PARTS.exec(before) ?? [];
  const text = withoutBlankLines(body);
  const isUnchanged = old !== '' && withoutBlankLines(old) === text;
  return `---\n${updateYaml(frontMatter, fields)}---\n${isUnchanged ? old : `\n${text}\n`}`;
}

function yamlFormat(name: string, schema: z.ZodObject, isList = false): FileFormat {
  const fields = fieldsOf(schema);
  const read = (text: string): unknown => parseYaml(text) ?? (isList ? [] : {});
  return {
    name,
    extension: 'yaml',
    toForm: (text) => {
      const value = read(text);
      if (Array.isArray(value) !== isList || (!isList && !isRecord(value)))
        throw new Error(`The file must be ${isList ? 'a list' : 'one group of fields'}.`);
      return { ...asBefore(schema), [CHECK_FIELD]: text, ...(isList ? { [LIST_FIELD]: value } : (value as Fields)) };
    },
    toText: (form) => {
      const before = openedText(form);
      const { [CHECK_FIELD]: _opened, ...rest } = form;
      const value = isList ? (rest[LIST_FIELD] ?? []) : rest;
      return updateYaml(before, tidy(value, isList ? { items: fields } : fields, read(before)));
    },
  };
}

const textFormat = (name: string, schema: z.ZodObject): FileFormat => ({
  name,
  extension: 'md',
  toForm: (text) => ({ ...asBefore(schema), [CHECK_FIELD]: text, ...withLists(parseArticle(text), fieldsOf(schema)) }),
  toText: (form) => {
    const before = openedText(form);
    const { [CHECK_FIELD]: _opened, body, ...fields } = form;
    const tidied = tidy(fields, fieldsOf(schema), before === '' ? {} : parseArticle(before));
    return updateArticle(before, tidied as Fields, String(body ?? ''));
  },
});

/** Every file format the editor reads and writes. */
export const FORMATS: readonly FileFormat[] = [
  ...ALL_COLLECTIONS.map(({ file, schema, shape }) => yamlFormat(fileNameOf(file), schema, shape === 'list')),
  ...Object.values(ENTRY_KINDS).map(({ format, schema, newFile }) =>
    newFile.endsWith('.md') ? textFormat(format, schema) : yamlFormat(format, schema),
  ),
];

/** A file's format, from its path in `content/`. */
export function formatOf(file: string): FileFormat {
  const format = FORMATS.find(({ name }) => name === formatNameOf(file));
  if (!format) throw new Error(`There is no form for ${file}.`);
  return format;
}

/**
 * Whether an article may have been published at its address, so that links to it exist.
 * @param opened its file as it was opened
 * @param permalinks the file with published addresses
 */
export function wasPublished(opened: string, slug: string, permalinks: string): boolean {
  const { draft = false, date = '' } = parseArticle(opened);
  const isOut = postStatus({ draft: draft === true, date: String(date) }, today()) === 'published';
  return isOut || permalinks.includes(`${postPath(slug)}\n`);
}
