import type { z } from 'zod';
import { type Collection, fileSchema } from '../model/collections';
import { isTextPage } from '../model/page';
import { postFrontMatter } from '../model/post';
import type { ContentSource, DataFile, PostFile, Unread } from './content-files';
import { type DecodedText, decodeText, LIMITS, tooLarge } from './file-text';
import { MOST_PICTURE_BYTES, type PictureInfo, UNREADABLE_PICTURE } from './picture-info';
import { FIRST_LINE, splitPost, swallowedText } from './post-file';
import { failedProblem, type Problem, problem, startOf } from './problem';
import { NO_BODY, readBody } from './read-body';
import { fieldsOf } from './schema-fields';
import { readYaml, type YamlSource } from './yaml-source';
import { issuesToProblems, wording } from './zod-issues';

/** A line that git leaves in a file that two people have changed. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;

/** The text of a file; its problems where it must not be parsed. */
function textOf(bytes: Uint8Array, file: string): DecodedText {
  const decoded = decodeText(bytes, file);
  const mark = CONFLICT.exec(decoded.text ?? '');
  if (!mark || decoded.text === undefined) return decoded;
  const line = decoded.text.slice(0, mark.index).split('\n').length;
  const message = 'This file has an unresolved merge conflict';
  return { problems: [problem('merge-conflict', { file, line, column: 1 }, message, { found: mark[0] })] };
}

/** A post, or a page of text, as far as it could be read. */
interface ReadText<FrontMatter> {
  /** The checked front matter; missing where it has an error. */
  readonly frontMatter?: FrontMatter;
  /** The front matter as it is written; missing where it could not be found. */
  readonly source?: YamlSource;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
  readonly problems: readonly Problem[];
}

/** Reads one markdown file: text, front matter and its fields. The body is checked by `readBody`. */
export function readText<Schema extends z.ZodType>(
  bytes: Uint8Array,
  file: string,
  schema: Schema,
): ReadText<z.infer<Schema>> {
  const decoded = textOf(bytes, file);
  if (decoded.text === undefined) return { body: '', bodyLine: 1, problems: decoded.problems };
  const split = splitPost(decoded.text, file);
  if ('rule' in split) return { body: '', bodyLine: 1, problems: [split] };
  const { body, frontMatter: frontMatterText } = split;
  const bodyLine = FIRST_LINE + frontMatterText.split('\n').length;
  const source = readYaml(frontMatterText, file, FIRST_LINE);
  if (source.problems.length > 0) {
    const swallowed = swallowedText(split, file);
    return swallowed ? { body: '', bodyLine: 1, problems: [swallowed] } : { body, bodyLine, problems: source.problems };
  }
  const result = schema.safeParse(source.value ?? {}, { reportInput: true, error: wording });
  if (result.success) return { frontMatter: result.data, source, body, bodyLine, problems: [] };
  const problems = issuesToProblems(result.error.issues, source, fieldsOf(schema));
  return { source, body, bodyLine, problems };
}

/** The YAML file of a collection as far as it could be read. */
interface ReadEntries {
  /** The checked entries in order (one for a single record); none where there is an error. */
  readonly entries: DataFile['entries'];
  /** The values as they are written; missing where the YAML cannot be read. */
  readonly source?: YamlSource;
  readonly problems: readonly Problem[];
}

/** Reads one YAML file: text, YAML and its fields. */
export function readEntries(bytes: Uint8Array, file: string, collection: Collection): ReadEntries {
  const decoded = textOf(bytes, file);
  if (decoded.text === undefined) return { entries: [], problems: decoded.problems };
  const source = readYaml(decoded.text, file);
  if (source.problems.length > 0) return { entries: [], problems: source.problems };
  const schema = fileSchema(collection);
  const result = schema.safeParse(source.value ?? (collection.shape === 'list' ? [] : {}), {
    reportInput: true,
    error: wording,
  });
  if (!result.success) {
    return { entries: [], source, problems: issuesToProblems(result.error.issues, source, fieldsOf(schema)) };
  }
  return { entries: Array.isArray(result.data) ? result.data : [result.data], source, problems: [] };
}

/** The name of a content file in reports. */
const reportName = (name: string): string => `content/${name}`;

function unreadProblem(unread: Unread, file: string): Problem {
  const place = startOf(file);
  if (unread.why === 'too-large') return tooLarge(unread.bytes, file);
  return unread.why === 'missing'
    ? problem('file-missing', place, 'The site needs this file, but it is missing')
    : problem('file-unreadable', place, 'The file cannot be opened');
}

/** Reads one markdown file and checks its text. */
function readWithBody<Schema extends z.ZodType>(bytes: Uint8Array, file: string, schema: Schema) {
  const { source, frontMatter, body: markdown, bodyLine, problems } = readText(bytes, file, schema);
  const wasRead = source !== undefined || problems.some(({ rule }) => rule.startsWith('yaml-'));
  const body = wasRead ? readBody(markdown, file, bodyLine) : NO_BODY;
  return {
    markdown,
    body,
    problems: [...problems, ...body.problems],
    ...(source ? { source } : {}),
    ...(frontMatter ? { frontMatter } : {}),
  };
}

/** Reads and checks one YAML file, or one page of text, by itself. */
export async function readDataFile(content: ContentSource, collection: Collection): Promise<DataFile> {
  const file = reportName(collection.file);
  const place = { collection, file, fields: fieldsOf(fileSchema(collection)), entries: [] };
  try {
    const bytes = await content.read(collection.file, LIMITS.fileBytes);
    if ('why' in bytes) return { ...place, problems: [unreadProblem(bytes, file)] };
    if (!isTextPage(collection.file)) return { ...place, ...readEntries(bytes, file, collection) };
    const { frontMatter, ...text } = readWithBody(bytes, file, collection.schema);
    return { ...place, ...text, entries: frontMatter ? [frontMatter] : [] };
  } catch (error) {
    return { ...place, problems: [failedProblem(file, error)] };
  }
}

/** Reads and checks one post by itself. */
export async function readPostFile(content: ContentSource, slug: string): Promise<PostFile> {
  const name = `blog/${slug}/index.md`;
  const file = reportName(name);
  const place = { slug, file, fields: fieldsOf(postFrontMatter) };
  try {
    const bytes = await content.read(name, LIMITS.fileBytes);
    if ('why' in bytes) return { ...place, markdown: '', body: NO_BODY, problems: [unreadProblem(bytes, file)] };
    return { ...place, ...readWithBody(bytes, file, postFrontMatter) };
  } catch (error) {
    return { ...place, markdown: '', body: NO_BODY, problems: [failedProblem(file, error)] };
  }
}

/** Looks at a picture. */
export async function readPicture(content: ContentSource, name: string): Promise<PictureInfo> {
  const bytes = await content.read(name, MOST_PICTURE_BYTES);
  if (!('why' in bytes)) return content.pictureInfo(bytes);
  return bytes.why === 'too-large' ? { ...UNREADABLE_PICTURE, bytes: bytes.bytes, corrupt: false } : UNREADABLE_PICTURE;
}
