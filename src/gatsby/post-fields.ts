import type { SourcedFacts } from '../content-check/sourced-facts';
import { isReviewDue, postFrontMatter, postStatus } from '../content-model/post';
import type { PostFile } from '../content-reader/content-files';
import { fieldsOf } from '../content-reader/schema-fields';
import { postPath } from '../routes';
import { today } from '../utils/calendar';
import { shownEntry } from './entry-texts';
import { postFacts } from './facts/post-facts';
import type { PostFields } from './nodes';

/** Words that an adult reads in a minute, for texts in a second language at the slow end. */
const WORDS_PER_MINUTE = 200;

/** Minutes needed to read a text, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A post whose front matter has no error. */
export type ReadablePost = Required<Pick<PostFile, 'frontMatter' | 'markdown'>>;

/** Everything about a post that its node holds besides its text. */
export function postFields({ frontMatter, markdown }: ReadablePost, slug: string, facts: SourcedFacts): PostFields {
  return {
    ...shownEntry({ ...frontMatter, ...postFacts(frontMatter, markdown, facts) }, fieldsOf(postFrontMatter)),
    slug,
    status: postStatus(frontMatter, today()),
    reviewDue: isReviewDue(frontMatter, today()),
    path: postPath(slug),
    minutes: readingMinutes(markdown),
  };
}
