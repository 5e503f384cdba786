import { type Collection, fileSchema } from '../model/collections';
import { postFrontMatter } from '../model/post';
import type { DataFile, PostFile } from './content-files';
import { decodeText } from './file-text';
import { FIRST_LINE, missingEnd, splitPost } from './post-file';
import { failedProblem, type Problem, problem, startOf } from './problem';
import { NO_BODY, readBody } from './read-body';
import { fieldsOf } from './schema-fields';
import { readYaml } from './yaml-source';
import { issuesToProblems, wording } from './zod-issues';

const VALIDATE = { reportInput: true, error: wording } as const;

/** Whatever is thrown while a file is read is a problem of that file; a parser calls itself for every level of a text. */
function unreadable(file: string, error: unknown): Problem {
  if (!(error instanceof RangeError)) return failedProblem(file, error);
  return problem('nesting-too-deep', startOf(file), 'Quotes, lists or brackets are nested too deeply');
}

const missing = (file: string): Problem =>
  problem('file-missing', startOf(file), 'The site needs this file, but it is missing');

/** Reads and checks one YAML file by itself. */
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

type ReadFields = Pick<PostFile, 'source' | 'frontMatter' | 'problems'>;

function readFields(text: string, file: string): ReadFields {
  const source = readYaml(text, file, FIRST_LINE);
  if (source.problems.length > 0) return { problems: source.problems };
  const { data, error } = postFrontMatter.safeParse(source.value ?? {}, VALIDATE);
  if (data) return { source, frontMatter: data, problems: [] };
  return { source, problems: issuesToProblems(error.issues, source, fieldsOf(postFrontMatter)) };
}

/** Reads and checks one post by itself. */
export function readPostFile(bytes: Uint8Array | undefined, slug: string): PostFile {
  const file = `content/blog/${slug}/index.md`;
  const known = { slug, file, fields: fieldsOf(postFrontMatter), markdown: '', body: NO_BODY, problems: [] };
  const text = bytes ? decodeText(bytes, file) : missing(file);
  const parts = typeof text === 'string' ? splitPost(text, file) : text;
  if ('rule' in parts) return { ...known, problems: [parts] };
  try {
    const fields = readFields(parts.frontMatter, file);
    const swallowed = fields.source ? undefined : missingEnd(parts, file);
    if (swallowed) return { ...known, problems: [swallowed] };
    const body = readBody(parts.body, file, FIRST_LINE + parts.frontMatter.split('\n').length);
    return { ...known, ...fields, markdown: parts.body, body, problems: [...fields.problems, ...body.problems] };
  } catch (error) {
    return { ...known, problems: [unreadable(file, error)] };
  }
}
