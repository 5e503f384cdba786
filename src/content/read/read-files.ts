import { z } from 'zod';
import type { Collection } from '../model/collections';
import { slug as slugField } from '../model/fields';
import { pageSlug } from '../model/page';
import { postFrontMatter } from '../model/post';
import type { ContentFile, DataFile, PostFile, ReadFile, TextFile } from './content-files';
import { decodeText } from './file-text';
import { FIRST_LINE, splitPost } from './post-file';
import { failedProblem, isError, type Problem, problem, startOf } from './problem';
import { readBody } from './read-body';
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

/** Parts of a file with what was found in them. */
interface Parts<Content> {
  readonly problems: readonly Problem[];
  /** Undefined if they cannot be read. */
  readonly content?: Content | undefined;
}

/** Reads a file's text with `parse`; whatever prevents that is its only problem. */
function readText<File extends ContentFile>(
  bytes: Uint8Array | undefined,
  file: string,
  parse: (text: string) => Parts<File>,
): ReadFile<File> {
  const text = bytes ? decodeText(bytes, file) : missing(file);
  if (typeof text !== 'string') return { problems: [text], valid: undefined };
  try {
    const { problems, content } = parse(text);
    return { problems, valid: problems.some(isError) ? undefined : content };
  } catch (error) {
    return { problems: [unreadable(file, error)], valid: undefined };
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
  if (source.problems.length > 0) return { problems: source.problems };
  const empty = schema instanceof z.ZodArray ? [] : {};
  const { data, error } = schema.safeParse(source.value ?? empty, VALIDATE);
  const fields = visitedFields(fieldsOf(schema), source.value);
  if (error) return { problems: issuesToProblems(error.issues, source, fields) };
  return { problems: [], content: { source, fields, data } };
}

const slugSchema = slugField('');

/** Checks the name of a post's folder or a page's file, which is its slug. */
function checkName(found: string, file: string, name: 'folder' | 'file'): Problem[] {
  if (slugSchema.safeParse(found).success) return [];
  const fix = `Rename the ${name}. Its name is the slug: lower-case words joined by single hyphens, at most 80 characters.`;
  return [problem('slug-form', startOf(file), `The name of the ${name} is not a valid slug`, { found, fix })];
}

function checkPageName({ file }: Collection): Problem[] {
  const slug = pageSlug(file);
  return slug === undefined ? [] : checkName(slug, `content/${file}`, 'file');
}

/** Reads and checks a YAML file on its own. */
export function readDataFile(bytes: Uint8Array | undefined, collection: Collection): ReadFile<DataFile> {
  const file = `content/${collection.file}`;
  return readText(bytes, file, (text) => {
    const { problems, content } = readFields(text, file, collection.fileSchema);
    if (!content) return { problems };
    const { data, ...read } = content;
    const entries = Array.isArray(data) ? data : [data];
    return { problems: checkPageName(collection), content: { collection, file, ...read, entries } };
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
  if ('rule' in parts) return { problems: [parts] };
  const { problems, content } = readFields(parts.frontMatter, file, schema, FIRST_LINE);
  const body = readBody(parts.body, file, FIRST_LINE + parts.frontMatter.split('\n').length, hasPrices);
  return {
    problems: [...problems, ...body.problems],
    content: content && { file, ...content, markdown: parts.body, body },
  };
}

/** Reads and checks a post on its own. */
export function readPostFile(bytes: Uint8Array | undefined, slug: string): ReadFile<PostFile> {
  const file = `content/blog/${slug}/index.md`;
  return readText(bytes, file, (text) => {
    const { problems, content } = readMarkdown(text, file, postFrontMatter);
    if (!content) return { problems };
    const { data: frontMatter, ...post } = content;
    return { problems: [...checkName(slug, file, 'folder'), ...problems], content: { slug, frontMatter, ...post } };
  });
}

/** Reads and checks a text page on its own. */
export function readTextPage(bytes: Uint8Array | undefined, collection: Collection): ReadFile<DataFile> {
  const file = `content/${collection.file}`;
  return readText(bytes, file, (text) => {
    const { problems, content } = readMarkdown(text, file, collection.schema, true);
    if (!content) return { problems };
    const { data, ...page } = content;
    return { problems: [...checkPageName(collection), ...problems], content: { collection, entries: [data], ...page } };
  });
}
