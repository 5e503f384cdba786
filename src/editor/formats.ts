import { ALL_COLLECTIONS, type Collection } from '../content/model/collections';
import { postFrontMatter } from '../content/model/post';
import { isRecord } from '../utils/is-record';
import { parseArticle, parseYaml, updateArticle } from './article-text';
import { CHECK_FIELD, fileNameOf, LIST_FIELD, POST_FORMAT } from './names';
import { formSchema, tidy } from './schema';
import { updateYaml } from './yaml-text';

type Fields = Readonly<Record<string, unknown>>;

/**
 * How one file, or each article, becomes a form and a text again. The form holds the text that it was made from in the
 * field of the check: the new text is made from that one, and the check sees whether the file has changed since.
 */
export interface FileFormat {
  readonly name: string;
  readonly extension: string;
  /** @throws Error that says what cannot be read */
  readonly toForm: (text: string) => Fields;
  readonly toText: (form: Fields) => string;
}

/** The text that a form was made from; empty for a new entry. */
export const openedText = (form: Fields): string => {
  const text = form[CHECK_FIELD];
  return typeof text === 'string' && text !== '' ? `${text.trim()}\n` : '';
};

function yamlFormat({ file, schema, shape }: Collection): FileFormat {
  const fields = formSchema(schema);
  const isList = shape === 'list';
  const read = (text: string): unknown => parseYaml(text) ?? (isList ? [] : {});
  return {
    name: fileNameOf(file),
    extension: 'yaml',
    toForm: (text) => {
      const value = read(text);
      if (Array.isArray(value) !== isList || (!isList && !isRecord(value)))
        throw new Error(`content/${file} must be ${isList ? 'a list' : 'one group of fields'}.`);
      return { [CHECK_FIELD]: text, ...(isList ? { [LIST_FIELD]: value } : (value as Fields)) };
    },
    toText: (form) => {
      const before = openedText(form);
      const { [CHECK_FIELD]: _opened, ...rest } = form;
      const value = isList ? (rest[LIST_FIELD] ?? []) : rest;
      return updateYaml(before, tidy(value, isList ? { items: fields } : fields, read(before)));
    },
  };
}

const postFormat: FileFormat = {
  name: POST_FORMAT,
  extension: 'md',
  toForm: (text) => {
    // A field with a value of its own in new articles has to be filled in, or Sveltia makes a draft of this one.
    const asBefore = Object.entries(formSchema(postFrontMatter).properties ?? {}).flatMap(
      ([name, { inNewEntries, default: usual }]) => (inNewEntries === undefined ? [] : [[name, usual]]),
    );
    return { ...Object.fromEntries(asBefore), [CHECK_FIELD]: text, ...parseArticle(text) };
  },
  toText: (form) => {
    const before = openedText(form);
    const { [CHECK_FIELD]: _opened, body, ...fields } = form;
    const tidied = tidy(fields, formSchema(postFrontMatter), before === '' ? {} : parseArticle(before));
    return updateArticle(before, tidied as Fields, String(body ?? ''));
  },
};

/** Everything that the editor reads and writes. */
export const FORMATS: readonly FileFormat[] = [...ALL_COLLECTIONS.map(yamlFormat), postFormat];

/** The format of a file in `content/`; articles share one. */
export function formatOf(file: string | undefined): FileFormat {
  const name = file === undefined ? POST_FORMAT : fileNameOf(file);
  const format = FORMATS.find((each) => each.name === name);
  if (!format) throw new Error(`There is no form for ${file}.`);
  return format;
}
