import { z } from 'zod';
import { firstAddress } from '../content/check/redirects';
import { type ResolvedFacts, shownOf } from '../content/check/resolve-facts';
import { isReviewDue, POST_STATUSES, type PostFrontMatter, postFrontMatter, postStatus } from '../content/model/post';
import { fieldsOf } from '../content/read/schema-fields';
import { postPath } from '../routes';
import { today } from '../utils/calendar';
import { type Shown, toDisplayEntry } from './display-entry';
import { postFacts } from './facts/post-facts';

/** A `Post` node's fields for display: front matter, with fact ids in sources resolved, and more. */
export const postNode = z.object({
  ...postFrontMatter.shape,
  sources: z.array(z.object({ title: z.string(), url: z.string(), checked: z.iso.date().optional() })).optional(),
  expected: z.array(z.object({ from: z.iso.date(), isOverdue: z.boolean(), labels: z.array(z.string()) })).optional(),
  slug: z.string(),
  status: z.enum(POST_STATUSES),
  reviewDue: z.boolean(),
  path: z.string(),
  /** The address at which it was first published; see `firstAddress`. */
  firstPath: z.string(),
});

/** A post's node fields; `facts` holds the values at creation, and no query selects it. */
export type PostFields = z.infer<typeof postNode> & { readonly facts: ResolvedFacts };

/** What a post's fields depend on besides its own file. */
interface PostContext extends Pick<Shown, 'pictureOf'> {
  readonly facts: ResolvedFacts;
  /** The addresses of all articles ever published. */
  readonly published: readonly string[];
}

/** All of a post's node fields except its text. */
export function postFields(
  frontMatter: PostFrontMatter,
  markdown: string,
  slug: string,
  { facts, pictureOf, published }: PostContext,
): PostFields {
  const named = postFacts(frontMatter, markdown, facts, today());
  return {
    ...toDisplayEntry({ ...frontMatter, ...named }, fieldsOf(postFrontMatter), {
      facts: shownOf(named.facts),
      pictureOf,
    }),
    facts: named.facts,
    slug,
    status: postStatus(frontMatter, today()),
    reviewDue: isReviewDue(frontMatter, today()),
    path: postPath(slug),
    firstPath: firstAddress({ slug, aliases: frontMatter.aliases }, published),
  };
}
