import { ALL_COLLECTIONS, type Collection } from '../content-model/collections';
import { postFrontMatter } from '../content-model/post';
import { isRecord } from '../utils/is-record';
import { editorSchema } from './editor-schema';
import { fileNameOf, POST_FORMAT } from './names';
import { type PostValue, parsePost, postText } from './post-text';
import { tidy } from './tidy';
import { parseYaml, yamlText } from './yaml-text';

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
    print: (before, value) => yamlText(before, tidy(value, fields, parseYaml(before))),
  };
}

function printPost(before: string, value: unknown): string {
  const old = before === '' ? {} : parsePost(before);
  const { body = '', ...fields } = isRecord(value) ? value : {};
  const tidied = tidy(fields, editorSchema(postFrontMatter), old);
  return postText(before, { ...(isRecord(tidied) ? tidied : {}), body } satisfies PostValue);
}

/** Everything that the editor reads and writes. */
export const EDITED_FILES: readonly EditedFile[] = [
  ...ALL_COLLECTIONS.map(yamlFile),
  { format: POST_FORMAT, extension: 'md', parse: parsePost, print: printPost },
];
