import { z } from 'zod';
import type { Collection } from '../model/collections';
import { slug as slugField } from '../model/fields';
import { pageSlug } from '../model/page';
import { postFrontMatter } from '../model/post';
import type { ContentFile, DataFile, PostFile, ReadFile, TextFile } from './content-files';
import { decodeText, FIRST_LINE, splitPost } from './file-text';
import { type Finding, failedFinding, finding, isError, startOf } from './finding';
import { readBody } from './read-body';
import { fieldsOf, visitedFields } from './schema-fields';
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

/** Parts of a file with what was found in them. */
interface Parts<Content> {
  readonly findings: readonly Finding[];
  /** Undefined if they cannot be read. */
  readonly content?: Content | undefined;
}

/** Reads a file's text with `parse`; whatever prevents that is its only finding. */
function readText<File extends ContentFile>(
  bytes: Uint8Array | undefined,
  file: string,
  parse: (text: string) => Parts<File>,
): ReadFile<File> {
  const text = bytes ? decodeText(bytes, file) : missing(file);
  if (typeof text !== 'string') return { findings: [text], valid: undefined };
  try {
    const { findings, content } = parse(text);
    return { findings, valid: findings.some(isError) ? undefined : content };
  } catch (error) {
    return { findings: [unreadable(file, error)], valid: undefined };
  }
}

/** Parses YAML and checks it with a schema. */
function readFields<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  firstLine?: number,
): Parts<Pick<ContentFile, 'source' | 'fields'> & { readonly data: z.infer<Schema> }> {
  const source = readYaml(text, file, firstLine);
  if (source.findings.length > 0) return { findings: source.findings };
  const empty = schema instanceof z.ZodArray ? [] : {};
  const { data, error } = schema.safeParse(source.value ?? empty, VALIDATE);
  const fields = visitedFields(fieldsOf(schema), source.value);
  if (error) return { findings: issuesToFindings(error.issues, source, fields) };
  return { findings: [], content: { source, fields, data } };
}

const slugSchema = slugField('');

/** Checks the name of a post's folder or a page's file, which is its slug. */
function checkName(found: string, file: string, name: 'folder' | 'file'): Finding[] {
  if (slugSchema.safeParse(found).success) return [];
  const fix = `Rename the ${name}. Its name is the slug: lower-case words joined by single hyphens, at most 80 characters.`;
  return [finding('slug-form', startOf(file), `The name of the ${name} is not a valid slug`, { found, fix })];
}

function checkPageName({ file }: Collection): Finding[] {
  const slug = pageSlug(file);
  return slug === undefined ? [] : checkName(slug, `content/${file}`, 'file');
}

/** Reads and checks a YAML file on its own. */
export function readDataFile(bytes: Uint8Array | undefined, collection: Collection): ReadFile<DataFile> {
  const file = `content/${collection.file}`;
  return readText(bytes, file, (text) => {
    const { findings, content } = readFields(text, file, collection.fileSchema);
    if (!content) return { findings };
    const { data, ...read } = content;
    const entries = Array.isArray(data) ? data : [data];
    return { findings: checkPageName(collection), content: { collection, file, ...read, entries } };
  });
}

/** Checks a markdown file's front matter and text. */
function readMarkdown<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  hasPrices = false,
): Parts<TextFile & { readonly data: z.infer<Schema> }> {
  const parts = splitPost(text, file);
  if ('rule' in parts) return { findings: [parts] };
  const { findings, content } = readFields(parts.frontMatter, file, schema, FIRST_LINE);
  const body = readBody(parts.body, file, FIRST_LINE + parts.frontMatter.split('\n').length, hasPrices);
  return {
    findings: [...findings, ...body.findings],
    content: content && { file, ...content, markdown: parts.body, body },
  };
}

/** Reads and checks a post on its own. */
export function readPostFile(bytes: Uint8Array | undefined, slug: string): ReadFile<PostFile> {
  const file = `content/blog/${slug}/index.md`;
  return readText(bytes, file, (text) => {
    const { findings, content } = readMarkdown(text, file, postFrontMatter);
    if (!content) return { findings };
    const { data: frontMatter, ...post } = content;
    return { findings: [...checkName(slug, file, 'folder'), ...findings], content: { slug, frontMatter, ...post } };
  });
}

/** Reads and checks a text page on its own. */
export function readTextPage(bytes: Uint8Array | undefined, collection: Collection): ReadFile<DataFile> {
  const file = `content/${collection.file}`;
  return readText(bytes, file, (text) => {
    const { findings, content } = readMarkdown(text, file, collection.schema, true);
    if (!content) return { findings };
    const { data, ...page } = content;
    return { findings: [...checkPageName(collection), ...findings], content: { collection, entries: [data], ...page } };
  });
}
