import { type Collection, fileSchema } from '../model/collections';
import { postFrontMatter } from '../model/post';
import type { ContentSource, DataFile, PostFile, Unread } from './content-files';
import { type DecodedText, decodeText, LIMITS, linesOf, tooLarge } from './file-text';
import { MOST_PICTURE_BYTES, type PictureInfo, UNREADABLE_PICTURE } from './picture-info';
import { FIRST_LINE, splitPost, swallowedText } from './post-file';
import { failedProblem, type Problem, problem, startOf } from './problem';
import { NO_BODY, readBody } from './read-body';
import type { PostRecord, RecordCache } from './record-cache';
import { fieldsOf } from './schema-fields';
import { knownYaml, readYaml, type YamlSource } from './yaml-source';
import { issuesToProblems } from './zod-issues';

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

/** A post as far as it could be read. */
interface ReadPost {
  /** The checked front matter; missing where it has an error. */
  readonly frontMatter?: PostFile['frontMatter'];
  /** The front matter as it is written; missing where it could not be found. */
  readonly source?: YamlSource;
  /** The text of the front matter; missing where it could not be found. */
  readonly frontMatterText?: string;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
  readonly problems: readonly Problem[];
}

/** Reads one post: text, front matter and its fields. The body is checked by `readBody`. */
export function readPost(bytes: Uint8Array, file: string): ReadPost {
  const decoded = textOf(bytes, file);
  if (decoded.text === undefined) return { body: '', bodyLine: 1, problems: decoded.problems };
  const split = splitPost(decoded.text, file);
  if ('rule' in split) return { body: '', bodyLine: 1, problems: [split] };
  const { body, frontMatter: frontMatterText } = split;
  const bodyLine = FIRST_LINE + linesOf(frontMatterText).length + 1;
  const source = readYaml(frontMatterText, file, FIRST_LINE);
  if (source.problems.length > 0) {
    const swallowed = swallowedText(split, file);
    return swallowed ? { body: '', bodyLine: 1, problems: [swallowed] } : { body, bodyLine, problems: source.problems };
  }
  const result = postFrontMatter.safeParse(source.value ?? {}, { reportInput: true });
  if (result.success) return { frontMatter: result.data, source, frontMatterText, body, bodyLine, problems: [] };
  const problems = issuesToProblems(result.error.issues, source, fieldsOf(postFrontMatter));
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
  const result = schema.safeParse(source.value ?? (collection.shape === 'list' ? [] : {}), { reportInput: true });
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

/** Reads and checks one YAML file by itself. */
export async function readDataFile(content: ContentSource, collection: Collection): Promise<DataFile> {
  const file = reportName(collection.file);
  const place = { collection, file, fields: fieldsOf(fileSchema(collection)), entries: [] };
  try {
    const bytes = await content.read(collection.file, LIMITS.fileBytes);
    if ('why' in bytes) return { ...place, problems: [unreadProblem(bytes, file)] };
    return { ...place, ...readEntries(bytes, file, collection) };
  } catch {
    return { ...place, problems: [failedProblem(file)] };
  }
}

type PostPlace = Pick<PostFile, 'slug' | 'file' | 'fields'>;

function knownPost(place: PostPlace, { text, value, ...record }: PostRecord): PostFile {
  return { ...place, ...record, problems: [], source: knownYaml(text, place.file, FIRST_LINE, value) };
}

function newPost(place: PostPlace, bytes: Uint8Array, keep?: (record: PostRecord) => void): PostFile {
  const { source, frontMatter, frontMatterText, body: markdown, bodyLine, problems } = readPost(bytes, place.file);
  const wasRead = source !== undefined || problems.some(({ rule }) => rule.startsWith('yaml-'));
  const body = wasRead ? readBody(markdown, place.file, bodyLine) : NO_BODY;
  if (source && frontMatter && frontMatterText !== undefined && body.problems.length === 0)
    keep?.({ text: frontMatterText, value: source.value, frontMatter, markdown, body });
  return {
    ...place,
    markdown,
    body,
    problems: [...problems, ...body.problems],
    ...(source ? { source } : {}),
    ...(frontMatter ? { frontMatter } : {}),
  };
}

/** Reads and checks one post by itself, unless the cache has it. */
export async function readPostFile(
  content: ContentSource,
  slug: string,
  cache: RecordCache,
  stamp?: string,
): Promise<PostFile> {
  const name = `blog/${slug}/index.md`;
  const place = { slug, file: reportName(name), fields: fieldsOf(postFrontMatter) };
  try {
    return await readUnlessKnown(content, name, place, cache, stamp);
  } catch {
    return { ...place, markdown: '', body: NO_BODY, problems: [failedProblem(place.file)] };
  }
}

async function readUnlessKnown(
  content: ContentSource,
  name: string,
  place: PostPlace,
  cache: RecordCache,
  stamp?: string,
): Promise<PostFile> {
  const { file } = place;
  const now = stamp ?? (await content.stamp(name));
  const unchanged = cache.post(cache.digest(name, now));
  if (unchanged) return knownPost(place, unchanged);
  const bytes = await content.read(name, LIMITS.fileBytes);
  if ('why' in bytes) return { ...place, markdown: '', body: NO_BODY, problems: [unreadProblem(bytes, file)] };
  if (!content.digest) return newPost(place, bytes);
  // A record names its file.
  const digest = `${file} ${content.digest(bytes)}`;
  cache.keepDigest(name, now, digest);
  const known = cache.post(digest);
  return known ? knownPost(place, known) : newPost(place, bytes, (record) => cache.keepPost(digest, record));
}

/** Looks at a picture, unless the cache has it; equal pictures are looked at once. */
export async function readPicture(
  content: ContentSource,
  name: string,
  cache: RecordCache,
  stamp: string,
): Promise<PictureInfo> {
  const unchanged = cache.picture(cache.digest(name, stamp));
  if (unchanged) return unchanged;
  const bytes = await content.read(name, MOST_PICTURE_BYTES);
  if ('why' in bytes) {
    return bytes.why === 'too-large'
      ? { ...UNREADABLE_PICTURE, bytes: bytes.bytes, corrupt: false }
      : UNREADABLE_PICTURE;
  }
  if (!content.digest) return content.pictureInfo(bytes);
  const digest = content.digest(bytes);
  cache.keepDigest(name, stamp, digest);
  const info = cache.picture(digest) ?? (await content.pictureInfo(bytes));
  if (!info.corrupt) cache.keepPicture(digest, info);
  return info;
}
