import { type Collection, fileSchema } from '../content-model/collections';
import { type PostFrontMatter, postFrontMatter } from '../content-model/post';
import { decodeText } from './decode-text';
import type { Problem } from './problem';
import { fieldsOf } from './schema-fields';
import { splitPost } from './split-post';
import { readYaml, type YamlSource } from './yaml-source';
import { issuesToProblems } from './zod-issues';

/** A post as far as it could be read. */
export interface ReadPost {
  /** The checked front matter; missing where it has an error. */
  readonly frontMatter?: PostFrontMatter;
  /** The front matter as it is written; missing where it could not be found. */
  readonly source?: YamlSource;
  /** The text of the front matter; missing where it could not be found. */
  readonly frontMatterText?: string;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
  readonly problems: readonly Problem[];
}

/** The line of a post's file on which its front matter begins. */
export const FIRST_LINE = 2;

/** Reads one post: text, front matter and its fields. The body is checked by `readBody`. */
export function readPost(bytes: Uint8Array, file: string): ReadPost {
  const decoded = decodeText(bytes, file);
  if (decoded.text === undefined) return { body: '', bodyLine: 1, problems: decoded.problems };
  const split = splitPost(decoded.text, file);
  if ('rule' in split) return { body: '', bodyLine: 1, problems: [split] };
  const { body, bodyLine, frontMatter: frontMatterText } = split;
  const source = readYaml(frontMatterText, file, FIRST_LINE);
  if (source.problems.length > 0) return { body, bodyLine, problems: source.problems };
  const result = postFrontMatter.safeParse(source.value ?? {}, { reportInput: true });
  if (result.success) return { frontMatter: result.data, source, frontMatterText, body, bodyLine, problems: [] };
  const problems = issuesToProblems(result.error.issues, source, fieldsOf(postFrontMatter));
  return { source, body, bodyLine, problems };
}

/** The YAML file of a collection as far as it could be read. */
export interface ReadEntries {
  /** The checked entries in order (one for a single record); none where there is an error. */
  readonly entries: readonly Record<string, unknown>[];
  /** The values as they are written; missing where the YAML cannot be read. */
  readonly source?: YamlSource;
  readonly problems: readonly Problem[];
}

/** Reads one YAML file: text, YAML and its fields. */
export function readEntries(bytes: Uint8Array, file: string, collection: Collection): ReadEntries {
  const decoded = decodeText(bytes, file);
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
