import { type Collection, fileSchema } from '../content-model/collections';
import { postFrontMatter } from '../content-model/post';
import type { DataFile, PostFile } from './content-files';
import type { ContentSource, Unread } from './content-source';
import { LIMITS, tooLarge } from './decode-text';
import { MOST_PICTURE_BYTES, type PictureInfo, UNREADABLE_PICTURE } from './picture-info';
import { type ParseMarkdown, parsePortably } from './portable-markdown';
import { FIRST_LINE } from './post-file';
import { failedProblem, type Problem, problem } from './problem';
import { NO_BODY, readBody } from './read-body';
import { readEntries, readPost as readPostText } from './read-content';
import type { PostRecord, RecordCache } from './record-cache';
import { fieldsOf } from './schema-fields';
import { knownYaml } from './yaml-source';

/** The name of a content file in reports. */
const reportName = (name: string): string => `content/${name}`;

function unreadProblem(unread: Unread, file: string): Problem {
  const place = { file, line: 1, column: 1 };
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

function newPost(
  place: PostPlace,
  bytes: Uint8Array,
  parse: ParseMarkdown,
  keep?: (record: PostRecord) => void,
): PostFile {
  const { source, frontMatter, frontMatterText, body: markdown, bodyLine, problems } = readPostText(bytes, place.file);
  const wasRead = source !== undefined || problems.some(({ rule }) => rule.startsWith('yaml-'));
  const body = wasRead ? readBody(markdown, place.file, bodyLine, parse) : NO_BODY;
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
    return await readPost(content, name, place, cache, stamp);
  } catch {
    return { ...place, markdown: '', body: NO_BODY, problems: [failedProblem(place.file)] };
  }
}

async function readPost(
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
  const parse = content.parseMarkdown ?? parsePortably;
  if (!content.digest) return newPost(place, bytes, parse);
  // A record names its file.
  const digest = `${file} ${content.digest(bytes)}`;
  cache.keepDigest(name, now, digest);
  const known = cache.post(digest);
  return known ? knownPost(place, known) : newPost(place, bytes, parse, (record) => cache.keepPost(digest, record));
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
