import { z } from 'zod';
import type { Collection } from '../model/collections';
import { slug as slugField } from '../model/fields';
import { isTextPage, slugOf } from '../model/page';
import type { ReadFile } from './content-files';
import { decodeText, FIRST_LINE, splitPost } from './file-text';
import { type Finding, failedFinding, finding, startOf } from './finding';
import { type BodyRecord, readBody } from './read-body';
import { fieldsOf, type VisitedField, visitedFields, withLists } from './schema-fields';
import { isWithin, placeOf, withStandIns } from './stand-ins';
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

type Paths = readonly (readonly PropertyKey[])[];

const emptyOf = ({ fileSchema }: Collection): object => (fileSchema instanceof z.ZodArray ? [] : {});

const isIn = (path: readonly PropertyKey[], outer: Paths): boolean =>
  outer.some((each) => isWithin(placeOf('', ...path), placeOf('', ...each)));

/** Reads a file's YAML: its values, and the paths of those that YAML reads otherwise than they are meant. */
function parseFields(text: string, collection: Collection, firstLine?: number) {
  const source = readYaml(text, `content/${collection.file}`, firstLine);
  const isRead = source.value !== undefined || source.findings.length === 0;
  const misread = isRead ? source.findings.map(({ path = [] }) => path) : [];
  const written = withLists(source.value, fieldsOf(collection.fileSchema));
  return { source, isRead, misread, written, value: written ?? emptyOf(collection) };
}

type ParsedFields = ReturnType<typeof parseFields>;

/** Compares the values with their schema: what is wrong, but for what is misread; and the whole data, if nothing is. */
function judgeFields(
  { source, isRead, misread, value }: ParsedFields,
  { fileSchema }: Collection,
  fields: VisitedField[],
) {
  const { data, error } = fileSchema.safeParse(value, VALIDATE);
  const issues = isRead ? issuesToFindings(error?.issues ?? [], source, fields) : [];
  const findings = [...source.findings, ...issues.filter(({ path = [] }) => !isIn(path, misread))];
  return { findings, data: findings.length === 0 ? data : undefined };
}

/** Data with stand-ins in place of what is wrong, or of all values of a file that cannot be read; and the paths of these. */
function assumeFields({ isRead, misread, value }: ParsedFields, collection: Collection) {
  const some = isRead ? withStandIns(collection.fileSchema, value) : undefined;
  if (some) return { data: some.data, unknown: [...some.unknown, ...misread] };
  const all = withStandIns(collection.fileSchema, emptyOf(collection));
  if (!all) throw new TypeError('The schema takes no stand-ins');
  return { data: all.data, unknown: [[]] };
}

function readFields(text: string, collection: Collection, firstLine?: number): Parsed {
  const file = `content/${collection.file}`;
  const parsed = parseFields(text, collection, firstLine);
  const fields = visitedFields(fieldsOf(collection.fileSchema), parsed.written);
  const judged = judgeFields(parsed, collection, fields);
  const { data, unknown } = judged.data ? { data: judged.data, unknown: [] } : assumeFields(parsed, collection);
  return {
    findings: judged.findings,
    content: {
      collection,
      file,
      source: parsed.source,
      fields: fields.filter(({ path }) => !isIn(path, unknown)),
      entries: Array.isArray(data) ? data : [data],
    },
    unknown: unknown.map((path) => placeOf(file, ...path)),
  };
}

/** How the text of an article or a page is read. */
export type ReadText = (...text: Parameters<typeof readBody>) => BodyRecord | Promise<BodyRecord>;

async function readMarkdown(text: string, collection: Collection, readText: ReadText): Promise<Parsed> {
  const file = `content/${collection.file}`;
  const split = splitPost(text, file);
  const parts = 'rule' in split ? { frontMatter: '', body: '' } : split;
  const { findings, content, unknown } = readFields(parts.frontMatter, collection, FIRST_LINE);
  const line = FIRST_LINE + parts.frontMatter.split('\n').length;
  const body = await readText(parts.body, file, line);
  const read = { ...content, markdown: parts.body, body };
  if ('rule' in split) return { findings: [split], content: read, unknown: [placeOf(file)] };
  return { findings: [...findings, ...body.findings], content: read, unknown };
}

/**
 * Reads and checks a file on its own; whatever prevents that is its only finding, and stand-ins take the place of all values.
 * @param readText reads the text of an article or a page
 */
export async function readContentFile(
  bytes: Uint8Array | undefined,
  collection: Collection,
  readText: ReadText = readBody,
): Promise<ReadFile> {
  const file = `content/${collection.file}`;
  const slug = slugOf(collection.file);
  const parse = async (text: string): Promise<Parsed> =>
    isTextPage(file) ? readMarkdown(text, collection, readText) : readFields(text, collection);
  const decoded = bytes ? decodeText(bytes, file) : missing(file);
  const text = typeof decoded === 'string' ? decoded : undefined;
  const withoutAny = async (found: Finding): Promise<ReadFile> => {
    return { findings: [found], content: (await parse('')).content, unknown: [placeOf(file)], text };
  };
  if (typeof decoded !== 'string') return withoutAny(decoded);
  try {
    const read = { ...(await parse(decoded)), text };
    if (slug === undefined || slugSchema.safeParse(slug).success) return read;
    const { findings, unknown } = read;
    return { ...read, findings: [wrongName(file, slug), ...findings], unknown: [...unknown, placeOf(file, NAME)] };
  } catch (error) {
    return withoutAny(unreadable(file, error));
  }
}
