import { ALL_COLLECTIONS, type Collection } from '../content/model/collections';
import { postFrontMatter } from '../content/model/post';
import { withLineEnd } from '../content/read/file-text';
import { FIRST_LINE, splitPost, writePost } from '../content/read/post-file';
import type { Problem } from '../content/read/problem';
import { readYaml } from '../content/read/yaml-source';
import { writeYaml } from '../content/read/yaml-writer';
import { isRecord } from '../utils/is-record';
import { editorSchema } from './editor-schema';
import { folded, unfolded } from './folded-fields';
import { fileNameOf, POST_FORMAT } from './names';
import { tidy } from './tidy';

/** How one file, or each article, is read and written. */
export interface EditedFile {
  /** Its name in the editor's configuration, where it is the name of its format too. */
  readonly format: string;
  readonly extension: string;
  /** The file in the project; `undefined` for articles, of which there are many. */
  readonly path?: string;
  /** @throws Error that says what cannot be read */
  readonly parse: (text: string) => unknown;
  /** The text for a value; `before` is the text that the file has now, empty for a new file. */
  readonly print: (before: string, value: unknown) => string;
}

const BYTE_ORDER_MARK = /^\uFEFF?/;

function cannotRead({ line, message, fix }: Problem): Error {
  return new Error(`Line ${line} cannot be read: ${message}. ${fix}`);
}

/**
 * Reads a YAML text.
 * @throws Error that says what cannot be read
 */
export function parseYaml(text: string, firstLine = 1): unknown {
  const { value, problems } = readYaml(withLineEnd(text.replace(BYTE_ORDER_MARK, '')), '', firstLine);
  const [first] = problems;
  if (first) throw cannotRead(first);
  return value;
}

function yamlFile({ file, schema, shape }: Collection): EditedFile {
  const one = editorSchema(schema);
  const fields = shape === 'list' ? { type: 'array', items: one } : one;
  return {
    format: fileNameOf(file),
    extension: 'yaml',
    path: `content/${file}`,
    parse: (text) => {
      const value = parseYaml(text) ?? (shape === 'list' ? [] : {});
      if (Array.isArray(value) === (shape === 'list')) return value;
      throw new Error(`content/${file} must be ${shape === 'list' ? 'a list' : 'one group of fields'}.`);
    },
    print: (before, value) => {
      const [mark = ''] = BYTE_ORDER_MARK.exec(before) ?? [];
      return mark + writeYaml(before.slice(mark.length), tidy(value, fields, parseYaml(before)));
    },
  };
}

/**
 * What the editor has of an article: its fields, and its text under `body`.
 * @throws Error that says what cannot be read
 */
export function parsePost(text: string): Readonly<Record<string, unknown>> {
  const parts = splitPost(text, '');
  if ('rule' in parts) throw cannotRead(parts);
  const fields = parseYaml(parts.frontMatter, FIRST_LINE) ?? {};
  if (!isRecord(fields)) throw new Error('The article does not begin with fields between two lines ---.');
  return { ...fields, body: withLineEnd(parts.body).trim() };
}

function printPost(before: string, value: unknown): string {
  const old = before === '' ? {} : parsePost(before);
  const { body = '', ...fields } = unfolded(isRecord(value) ? value : {});
  const tidied = tidy(fields, editorSchema(postFrontMatter), old);
  return writePost(before, isRecord(tidied) ? tidied : {}, String(body));
}

/**
 * An article as the form has it. What a new article begins with is written out for one that is there: the editor would
 * fill it in, and make a draft of a published article.
 */
function openedPost(text: string): Readonly<Record<string, unknown>> {
  const { properties = {} } = editorSchema(postFrontMatter);
  const asBefore = Object.entries(properties).flatMap(([name, { inNewEntries, default: usual }]) =>
    inNewEntries === undefined ? [] : [[name, usual]],
  );
  return folded({ ...Object.fromEntries(asBefore), ...parsePost(text) });
}

/** Everything that the editor reads and writes. */
export const EDITED_FILES: readonly EditedFile[] = [
  ...ALL_COLLECTIONS.map(yamlFile),
  { format: POST_FORMAT, extension: 'md', parse: openedPost, print: printPost },
];
