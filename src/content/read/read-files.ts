import type { z } from 'zod';
import { type Collection, fileSchema } from '../model/collections';
import { postFrontMatter } from '../model/post';
import type { DataFile, PostFile } from './content-files';
import { decodeText } from './file-text';
import { FIRST_LINE, splitPost } from './post-file';
import { failedProblem, type Problem, problem, startOf } from './problem';
import { NO_BODY, readBody } from './read-body';
import { fieldsOf } from './schema-fields';
import { readYaml, type YamlSource } from './yaml-source';
import { issuesToProblems, wording } from './zod-issues';

const VALIDATE = { reportInput: true, error: wording } as const;

/** Turns an exception while reading a file into a problem of that file; parsers recurse for each nesting level. */
function unreadable(file: string, error: unknown): Problem {
  if (!(error instanceof RangeError)) return failedProblem(file, error);
  const fix = 'Remove the extra characters.';
  return problem('check-failed', startOf(file), 'Quotes, lists or brackets are nested too deeply', { fix });
}

const missing = (file: string): Problem =>
  problem('file-missing', startOf(file), 'The site needs this file, but it is missing or cannot be opened');

/** Reads and checks a YAML file on its own. */
export function readDataFile(bytes: Uint8Array | undefined, collection: Collection): DataFile {
  const file = `content/${collection.file}`;
  const schema = fileSchema(collection);
  const known = { collection, file, fields: fieldsOf(schema), entries: [], problems: [] };
  const text = bytes ? decodeText(bytes, file) : missing(file);
  if (typeof text !== 'string') return { ...known, problems: [text] };
  try {
    const source = readYaml(text, file);
    if (source.problems.length > 0) return { ...known, problems: source.problems };
    const { data, error } = schema.safeParse(source.value ?? (collection.shape === 'list' ? [] : {}), VALIDATE);
    if (!data) return { ...known, source, problems: issuesToProblems(error.issues, source, known.fields) };
    return { ...known, source, entries: Array.isArray(data) ? data : [data] };
  } catch (error) {
    return { ...known, problems: [unreadable(file, error)] };
  }
}

/** Reads and checks a markdown file's front matter and text. */
function readMarkdown<Schema extends z.ZodType>(bytes: Uint8Array | undefined, file: string, schema: Schema) {
  const none = { markdown: '', body: NO_BODY };
  const text = bytes ? decodeText(bytes, file) : missing(file);
  const parts = typeof text === 'string' ? splitPost(text, file) : text;
  if ('rule' in parts) return { ...none, problems: [parts] };
  try {
    const fields = readFields(parts.frontMatter, file, schema);
    const body = readBody(parts.body, file, FIRST_LINE + parts.frontMatter.split('\n').length);
    return { ...fields, markdown: parts.body, body, problems: [...fields.problems, ...body.problems] };
  } catch (error) {
    return { ...none, problems: [unreadable(file, error)] };
  }
}

interface ReadFields<FrontMatter> {
  readonly source?: YamlSource;
  readonly frontMatter?: FrontMatter;
  readonly problems: readonly Problem[];
}

function readFields<Schema extends z.ZodType>(text: string, file: string, schema: Schema): ReadFields<z.infer<Schema>> {
  const source = readYaml(text, file, FIRST_LINE);
  if (source.problems.length > 0) return { problems: source.problems };
  const { data, error } = schema.safeParse(source.value ?? {}, VALIDATE);
  if (data) return { source, frontMatter: data, problems: [] };
  return { source, problems: issuesToProblems(error?.issues ?? [], source, fieldsOf(schema)) };
}

/** Reads and checks a post on its own. */
export function readPostFile(bytes: Uint8Array | undefined, slug: string): PostFile {
  const file = `content/blog/${slug}/index.md`;
  return { slug, file, fields: fieldsOf(postFrontMatter), ...readMarkdown(bytes, file, postFrontMatter) };
}

/** Reads and checks a text page on its own. */
export function readTextPage(bytes: Uint8Array | undefined, collection: Collection): DataFile {
  const file = `content/${collection.file}`;
  const { frontMatter, ...text } = readMarkdown<z.ZodType<DataFile['entries'][number]>>(bytes, file, collection.schema);
  return { collection, file, fields: fieldsOf(collection.schema), ...text, entries: frontMatter ? [frontMatter] : [] };
}
