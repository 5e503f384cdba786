import { z } from 'zod';
import type { Collection } from '../model/collections';
import { postFrontMatter } from '../model/post';
import type { ContentFile, DataFile, PostFile } from './content-files';
import { decodeText } from './file-text';
import { FIRST_LINE, splitPost } from './post-file';
import { failedProblem, type Problem, problem, startOf } from './problem';
import { NO_BODY, readBody } from './read-body';
import { fieldsOf, visitedFields } from './schema-fields';
import { readYaml } from './yaml-source';
import { issuesToProblems, wording } from './zod-issues';

const VALIDATE = { reportInput: true, error: wording } as const;

/** Turns an exception while reading a file into a problem of that file; parsers recurse for each nesting level. */
function unreadable(file: string, error: unknown): Problem {
  if (!(error instanceof RangeError)) return failedProblem(file, error);
  const fix = 'Remove the extra characters.';
  return problem('check-failed', startOf(file), 'Quotes, lists or brackets are nested too deeply', { fix });
}

function missing(file: string): Problem {
  const message = 'The site needs this file, but it is missing or cannot be opened';
  if (!file.startsWith('content/blog/')) return problem('file-missing', startOf(file), message);
  const fix = 'Put the article into a file of this name, or delete the folder.';
  return problem('file-missing', startOf(file), 'This folder has no article that can be opened', { fix });
}

interface Validated<Value> extends Pick<ContentFile, 'source' | 'fields' | 'problems'> {
  /** The checked value; undefined if it has a mistake. */
  readonly data?: Value;
}

/** Parses YAML and checks it with a schema. */
function readFields<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  firstLine?: number,
): Validated<z.infer<Schema>> {
  const source = readYaml(text, file, firstLine);
  if (source.problems.length > 0) return { fields: [], problems: source.problems };
  const empty = schema instanceof z.ZodArray ? [] : {};
  const { data, error } = schema.safeParse(source.value ?? empty, VALIDATE);
  const fields = visitedFields(fieldsOf(schema), source.value);
  return error
    ? { source, fields, problems: issuesToProblems(error.issues, source, fields) }
    : { source, fields, data, problems: [] };
}

/** Reads and checks a YAML file on its own. */
export function readDataFile(bytes: Uint8Array | undefined, collection: Collection): DataFile {
  const file = `content/${collection.file}`;
  const none = { collection, file, fields: [], entries: [] };
  const text = bytes ? decodeText(bytes, file) : missing(file);
  if (typeof text !== 'string') return { ...none, problems: [text] };
  try {
    const { data = [], ...read } = readFields(text, file, collection.fileSchema);
    return { ...none, ...read, entries: Array.isArray(data) ? data : [data] };
  } catch (error) {
    return { ...none, problems: [unreadable(file, error)] };
  }
}

/** Reads and checks a markdown file's front matter and text. */
function readMarkdown<Schema extends z.ZodType>(bytes: Uint8Array | undefined, file: string, schema: Schema) {
  const none = { file, fields: [], frontMatter: undefined, markdown: '', body: NO_BODY };
  const text = bytes ? decodeText(bytes, file) : missing(file);
  const parts = typeof text === 'string' ? splitPost(text, file) : text;
  if ('rule' in parts) return { ...none, problems: [parts] };
  try {
    const { data: frontMatter, ...read } = readFields(parts.frontMatter, file, schema, FIRST_LINE);
    const body = readBody(parts.body, file, FIRST_LINE + parts.frontMatter.split('\n').length);
    const problems = [...read.problems, ...body.problems];
    return { file, ...read, frontMatter, markdown: parts.body, body, problems };
  } catch (error) {
    return { ...none, problems: [unreadable(file, error)] };
  }
}

/** Reads and checks a post on its own. */
export function readPostFile(bytes: Uint8Array | undefined, slug: string): PostFile {
  return { slug, ...readMarkdown(bytes, `content/blog/${slug}/index.md`, postFrontMatter) };
}

/** Reads and checks a text page on its own. */
export function readTextPage(bytes: Uint8Array | undefined, collection: Collection): DataFile {
  const { frontMatter, ...page } = readMarkdown(bytes, `content/${collection.file}`, collection.schema);
  return { collection, ...page, entries: frontMatter ? [frontMatter] : [] };
}
