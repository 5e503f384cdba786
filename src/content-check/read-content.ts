import type { z } from 'zod';
import type { ContentKind } from '../content-model/kinds';
import { type PostFrontMatter, postFrontMatter } from '../content-model/post';
import type { Problem } from './problem';
import { checkAgainst, readYaml } from './yaml-source';
import { issuesToProblems } from './zod-issues';

const FENCE = '---';

/** The two halves of a post's file; `bodyLine` is the line on which the body begins. */
interface SplitPost {
  readonly frontMatter: string;
  readonly body: string;
  readonly bodyLine: number;
}

/** Takes a byte order mark away and reads every line end as LF. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Splits a post at its front matter fences; `undefined` where there is no front matter. */
export function splitPost(text: string): SplitPost | undefined {
  const lines = normaliseText(text).split('\n');
  if (lines[0]?.trimEnd() !== FENCE) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  if (end === -1) return undefined;
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

/** A post whose front matter holds. */
export interface CheckedPost {
  readonly frontMatter: PostFrontMatter;
  readonly body: string;
}

/** Reads one post; `post` is missing where there is a problem. */
export function readPost(text: string, file: string): { post?: CheckedPost; problems: readonly Problem[] } {
  const split = splitPost(text);
  if (!split) {
    return {
      problems: [
        {
          file,
          line: 1,
          column: 1,
          severity: 'error',
          rule: 'front-matter-missing',
          message: 'The post does not begin with front matter',
          fix: 'Begin the file with a line ---, then title, excerpt, date, category, cover and coverAlt, then a line ---.',
        },
      ],
    };
  }
  const source = readYaml(split.frontMatter, file, 2);
  const { data, problems } = checkAgainst(source, postFrontMatter, issuesToProblems);
  return data ? { post: { frontMatter: data, body: split.body }, problems } : { problems };
}

/** Reads one YAML file of a kind into its entries (one for a single record), in order. */
export function readEntries(
  text: string,
  file: string,
  kind: ContentKind,
): { entries: readonly Record<string, unknown>[]; problems: readonly Problem[] } {
  const schema: z.ZodType<Record<string, unknown> | Record<string, unknown>[]> =
    kind.shape === 'list' ? kind.schema.array().min(1) : kind.schema;
  const { data, problems } = checkAgainst(readYaml(normaliseText(text), file), schema, issuesToProblems);
  if (!data) return { entries: [], problems };
  return { entries: Array.isArray(data) ? data : [data], problems };
}
