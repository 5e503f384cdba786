import { z } from 'zod';
import type { Collection } from '../model/collections';
import { slug as slugField } from '../model/fields';
import { pageSlug } from '../model/page';
import { postFrontMatter } from '../model/post';
import type { ContentFile, DataFile, PostFile, ReadFile, TextFile } from './content-files';
import { decodeText, FIRST_LINE, splitPost } from './file-text';
import { type Finding, failedFinding, finding, startOf } from './finding';
import { readBody } from './read-body';
import { fieldsOf, visitedFields } from './schema-fields';
import { isWithin, type Place, placeOf, withStandIns } from './stand-ins';
import { readYaml } from './yaml-source';
import { issuesToFindings, wording } from './zod-issues';

const VALIDATE = { reportInput: true, error: wording } as const;

/** Turns an exception while reading a file into a finding of that file; parsers recurse for each nesting level. */
function unreadable(file: string, error: unknown): Finding {
  if (!(error instanceof RangeError)) return failedFinding(file, error);
  const fix = 'Remove the extra characters.';
  return finding('check-failed', startOf(file), 'Quotes, lists or brackets are nested too deeply', { fix });
}

function missing(file: string): Finding {
  const message = 'The site needs this file, but it is missing or cannot be opened';
  if (!file.startsWith('content/blog/')) return finding('file-missing', startOf(file), message);
  const fix = 'Put the article into a file of this name, or delete the folder.';
  return finding('file-missing', startOf(file), 'This folder has no article that can be opened', { fix });
}

type Parts<Content> = Omit<ReadFile<ContentFile>, 'content' | 'text'> & { readonly content: Content };

const slugSchema = slugField('');

/** The place of the name of a post's folder or a page's file. */
export const NAME = 'its name';

/** The name of a post's folder or a page's file is its slug. */
function wrongName(file: string, slug: string): Finding {
  const name = file.startsWith('content/blog/') ? 'folder' : 'file';
  const fix = `Rename the ${name}. Its name is the slug: lower-case words joined by single hyphens, at most 80 characters.`;
  return finding('slug-form', startOf(file), `The name of the ${name} is not a valid slug`, { found: slug, fix });
}

/** Reads a file's text with `parse`; whatever prevents that is its only finding, and stand-ins take the place of all values. */
function readText<File extends ContentFile>(
  bytes: Uint8Array | undefined,
  file: string,
  slug: string | undefined,
  parse: (text: string) => Parts<File>,
): ReadFile<File> {
  const decoded = bytes ? decodeText(bytes, file) : missing(file);
  const text = typeof decoded === 'string' ? decoded : undefined;
  const withoutAny = (found: Finding): ReadFile<File> => {
    return { findings: [found], content: parse('').content, unknown: [placeOf(file)], text };
  };
  if (typeof decoded !== 'string') return withoutAny(decoded);
  try {
    const read = { ...parse(decoded), text };
    if (slug === undefined || slugSchema.safeParse(slug).success) return read;
    const { findings, unknown } = read;
    return { ...read, findings: [wrongName(file, slug), ...findings], unknown: [...unknown, placeOf(file, NAME)] };
  } catch (error) {
    return withoutAny(unreadable(file, error));
  }
}

function readFields<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  firstLine?: number,
): Parts<Pick<ContentFile, 'source' | 'fields'> & { readonly data: z.infer<Schema> }> {
  const source = readYaml(text, file, firstLine);
  const empty = schema instanceof z.ZodArray ? [] : {};
  const value = source.value ?? empty;
  const { data, error } = schema.safeParse(value, VALIDATE);
  const fields = visitedFields(fieldsOf(schema), source.value);
  if (!error && source.findings.length === 0) return { findings: [], content: { source, fields, data }, unknown: [] };
  const isRead = source.value !== undefined || source.findings.length === 0;
  const some = isRead ? withStandIns(schema, value) : undefined;
  const assumed = some ?? withStandIns(schema, empty);
  if (!assumed) throw new TypeError('The schema takes no stand-ins');
  const misread = isRead ? source.findings.map(({ path = [] }) => placeOf(file, ...path)) : [];
  const unknown = some ? [...assumed.unknown.map((path) => placeOf(file, ...path)), ...misread] : [placeOf(file)];
  const isIn = (path: readonly PropertyKey[] | undefined, places: readonly Place[]): boolean =>
    places.some((place) => isWithin(placeOf(file, ...(path ?? [])), place));
  const issues = isRead ? issuesToFindings(error?.issues ?? [], source, fields) : [];
  return {
    findings: [...source.findings, ...issues.filter(({ path }) => !isIn(path, misread))],
    content: { source, fields: fields.filter(({ path }) => !isIn(path, unknown)), data: assumed.data },
    unknown,
  };
}

function readMarkdown<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  hasPrices = false,
): Parts<TextFile & { readonly data: z.infer<Schema> }> {
  const split = splitPost(text, file);
  const parts = 'rule' in split ? { frontMatter: '', body: '' } : split;
  const { findings, content, unknown } = readFields(parts.frontMatter, file, schema, FIRST_LINE);
  const body = readBody(parts.body, file, FIRST_LINE + parts.frontMatter.split('\n').length, hasPrices);
  const read = { file, ...content, markdown: parts.body, body };
  if ('rule' in split) return { findings: [split], content: read, unknown: [placeOf(file)] };
  return { findings: [...findings, ...body.findings], content: read, unknown };
}

/** Reads and checks a YAML file on its own. */
export function readDataFile(bytes: Uint8Array | undefined, collection: Collection): ReadFile<DataFile> {
  const file = `content/${collection.file}`;
  return readText(bytes, file, pageSlug(collection.file), (text) => {
    const { content, ...read } = readFields(text, file, collection.fileSchema);
    const { data, ...fields } = content;
    return { ...read, content: { collection, file, ...fields, entries: Array.isArray(data) ? data : [data] } };
  });
}

/** Reads and checks a post on its own. */
export function readPostFile(bytes: Uint8Array | undefined, slug: string): ReadFile<PostFile> {
  const file = `content/blog/${slug}/index.md`;
  return readText(bytes, file, slug, (text) => {
    const { content, ...read } = readMarkdown(text, file, postFrontMatter);
    const { data: frontMatter, ...post } = content;
    return { ...read, content: { slug, frontMatter, ...post } };
  });
}

/** Reads and checks a text page on its own. */
export function readTextPage(bytes: Uint8Array | undefined, collection: Collection): ReadFile<DataFile> {
  const file = `content/${collection.file}`;
  return readText(bytes, file, pageSlug(collection.file), (text) => {
    const { content, ...read } = readMarkdown(text, file, collection.schema, true);
    const { data, ...page } = content;
    return { ...read, content: { collection, entries: [data], ...page } };
  });
}
