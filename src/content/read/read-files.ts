import { z } from 'zod';
import type { Collection } from '../model/collections';
import { slug as slugField } from '../model/fields';
import { isTextPage, slugOf } from '../model/page';
import type { ReadFile } from './content-files';
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

type Parsed = Omit<ReadFile, 'text'>;

const slugSchema = slugField('');

/** The place of the name of a post's folder or a page's file. */
export const NAME = 'its name';

/** The name of a post's folder or a page's file is its slug. */
function wrongName(file: string, slug: string): Finding {
  const name = file.startsWith('content/blog/') ? 'folder' : 'file';
  const fix = `Rename the ${name}. Its name is the slug: lower-case words joined by single hyphens, at most 80 characters.`;
  return finding('slug-form', startOf(file), `The name of the ${name} is not a valid slug`, { found: slug, fix });
}

function readFields(text: string, collection: Collection, firstLine?: number): Parsed {
  const { fileSchema: schema } = collection;
  const file = `content/${collection.file}`;
  const source = readYaml(text, file, firstLine);
  const empty = schema instanceof z.ZodArray ? [] : {};
  const value = source.value ?? empty;
  const { data: valid, error } = schema.safeParse(value, VALIDATE);
  const isRead = source.value !== undefined || source.findings.length === 0;
  const isValid = !error && source.findings.length === 0;
  const some = isValid ? { data: valid, unknown: [] } : isRead ? withStandIns(schema, value) : undefined;
  const assumed = some ?? withStandIns(schema, empty);
  if (!assumed) throw new TypeError('The schema takes no stand-ins');
  const misread = isRead ? source.findings.map(({ path = [] }) => placeOf(file, ...path)) : [];
  const unknown = some ? [...assumed.unknown.map((path) => placeOf(file, ...path)), ...misread] : [placeOf(file)];
  const isIn = (path: readonly PropertyKey[] | undefined, places: readonly Place[]): boolean =>
    places.some((place) => isWithin(placeOf(file, ...(path ?? [])), place));
  const fields = visitedFields(fieldsOf(schema), source.value);
  const issues = isRead ? issuesToFindings(error?.issues ?? [], source, fields) : [];
  const { data } = assumed;
  return {
    findings: [...source.findings, ...issues.filter(({ path }) => !isIn(path, misread))],
    content: {
      collection,
      file,
      source,
      fields: fields.filter(({ path }) => !isIn(path, unknown)),
      entries: Array.isArray(data) ? data : [data],
    },
    unknown,
  };
}

function readMarkdown(text: string, collection: Collection): Parsed {
  const file = `content/${collection.file}`;
  const split = splitPost(text, file);
  const parts = 'rule' in split ? { frontMatter: '', body: '' } : split;
  const { findings, content, unknown } = readFields(parts.frontMatter, collection, FIRST_LINE);
  const line = FIRST_LINE + parts.frontMatter.split('\n').length;
  const body = readBody(parts.body, file, line, collection.type === 'Page');
  const read = { ...content, markdown: parts.body, body };
  if ('rule' in split) return { findings: [split], content: read, unknown: [placeOf(file)] };
  return { findings: [...findings, ...body.findings], content: read, unknown };
}

/** Reads and checks a file on its own; whatever prevents that is its only finding, and stand-ins take the place of all values. */
export function readContentFile(bytes: Uint8Array | undefined, collection: Collection): ReadFile {
  const file = `content/${collection.file}`;
  const slug = slugOf(collection.file);
  const parse = (text: string): Parsed =>
    isTextPage(file) ? readMarkdown(text, collection) : readFields(text, collection);
  const decoded = bytes ? decodeText(bytes, file) : missing(file);
  const text = typeof decoded === 'string' ? decoded : undefined;
  const withoutAny = (found: Finding): ReadFile => {
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
