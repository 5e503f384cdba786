import { type Collection, fileSchema } from '../content-model/collections';
import { type PostFrontMatter, postFrontMatter } from '../content-model/post';
import { type DecodedText, decodeText } from './decode-text';
import { linesOf } from './line-ends';
import { FIRST_LINE, splitPost, swallowedText } from './post-file';
import { type Problem, problem } from './problem';
import { fieldsOf } from './schema-fields';
import { readYaml, type YamlSource } from './yaml-source';
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
export interface ReadEntries {
  /** The checked entries in order (one for a single record); none where there is an error. */
  readonly entries: readonly Record<string, unknown>[];
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
