import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { ALL_COLLECTIONS } from '../content/model/collections';
import { fieldsOf } from '../content/read/schema-fields';
import { isRecord } from '../utils/is-record';
import { CHECK_FIELD, ENTRY_KINDS, fileNameOf, formatNameOf, LIST_FIELD } from './names';
import { tidy } from './schema';
import { updateYaml } from './yaml-text';

type Fields = Readonly<Record<string, unknown>>;

/**
 * How the files of one kind become a form and a text again. The form holds the text that it was made from in the field of
 * the check: the new text is made from that one, and the check sees whether the file has changed since.
 */
export interface FileFormat {
  readonly name: string;
  readonly extension: 'yaml' | 'md';
  /** @throws Error that says what cannot be read */
  readonly toForm: (text: string) => Fields;
  readonly toText: (form: Fields) => string;
}

/** The text that a form was made from; empty for a new entry. */
export const openedText = (form: Fields): string => {
  const text = form[CHECK_FIELD];
  return typeof text === 'string' && text !== '' ? `${text.trim()}\n` : '';
};

/** A field with a value of its own in new entries has to be filled in, or Sveltia makes a draft of what is published. */
const asBefore = (schema: z.ZodObject): Fields =>
  Object.fromEntries(
    Object.entries(fieldsOf(schema).properties ?? {}).flatMap(([name, { inNewEntries, default: usual }]) =>
      inNewEntries === undefined ? [] : [[name, usual]],
    ),
  );

/** A markdown file's parts: what stands before the fields (with blank lines), the fields, what ends them, and the text. */
const PARTS = /^(---[ \t]*\n(?:[ \t]*\n)*)([\s\S]*?)(^---[ \t]*(?:\n|$))([\s\S]*)$/m;

/** A text without blank lines around it; the spaces of its first line are markdown. */
const withoutBlankLines = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/** What the form has of a YAML text. */
function parseYaml(text: string): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  return document.toJS();
}

/** The fields of a markdown file, with its text under `body`. */
function parseArticle(text: string): Fields {
  const [, , frontMatter, , body = ''] = PARTS.exec(text) ?? [];
  if (frontMatter === undefined) throw new Error('The file does not begin with fields between two lines ---.');
  const fields = parseYaml(frontMatter) ?? {};
  if (!isRecord(fields)) throw new Error('Between the two lines --- there must be fields, each with a colon.');
  return { ...fields, body: withoutBlankLines(body) };
}

/**
 * A markdown file with other fields and another text; a text that was not touched is not written again.
 * @param before the file as it is, with LF line ends; empty for a new one
 */
export function updateArticle(before: string, fields: Fields, body: string): string {
  const text = withoutBlankLines(body);
  const [, opening, frontMatter, closing, old = ''] = PARTS.exec(before) ?? [];
  if (opening === undefined || frontMatter === undefined) return `---\n${updateYaml('', fields)}---\n\n${text}\n`;
  const head = `${opening}${updateYaml(frontMatter, fields)}${closing}`;
  if (withoutBlankLines(old) === text) return head + old;
  const [blank = ''] = /^(?:[ \t]*\n)*/.exec(old) ?? [];
  return `${head}${old.trim() === '' ? '\n' : blank}${text}\n`;
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
  toForm: (text) => ({ ...asBefore(schema), [CHECK_FIELD]: text, ...parseArticle(text) }),
  toText: (form) => {
    const before = openedText(form);
    const { [CHECK_FIELD]: _opened, body, ...fields } = form;
    const tidied = tidy(fields, fieldsOf(schema), before === '' ? {} : parseArticle(before));
    return updateArticle(before, tidied as Fields, String(body ?? ''));
  },
});

/** Everything that the editor reads and writes. */
export const FORMATS: readonly FileFormat[] = [
  ...ALL_COLLECTIONS.map(({ file, schema, shape }) => yamlFormat(fileNameOf(file), schema, shape === 'list')),
  ...Object.values(ENTRY_KINDS).map(({ format, schema, newFile }) =>
    newFile.endsWith('.md') ? textFormat(format, schema) : yamlFormat(format, schema),
  ),
];

/** The format of a file, from its path in `content/`. */
export function formatOf(file: string): FileFormat {
  const format = FORMATS.find(({ name }) => name === formatNameOf(file));
  if (!format) throw new Error(`There is no form for ${file}.`);
  return format;
}
