import { z } from 'zod';
import { firstAddress } from '../content/check/redirects';
import { isReviewDue, POST_STATUSES, postFrontMatter, postStatus } from '../content/model/post';
import { entriesOf, type PostFile } from '../content/read/content-files';
import { fieldsOf } from '../content/read/schema-fields';
import { postFacts } from '../facts/post-facts';
import { type ResolvedFacts, valuesOf } from '../facts/resolve-facts';
import { postPath } from '../routes';
import { toDisplayEntry } from './display-entry';
import { showsHiddenPosts } from './gatsby-command';
import { type ContentNode, pictureIn, type SiteContent } from './site-content';

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

/** A post's node fields; no query selects the facts and pictures of its text. */
export type PostFields = z.infer<typeof postNode> & {
  readonly facts: ResolvedFacts;
  readonly pictures: Readonly<Record<string, string>>;
};

function postFields(post: PostFile, content: SiteContent): PostFields {
  const { frontMatter, markdown, body, slug } = post;
  const { day, pictures } = content;
  const { facts, ...named } = postFacts(frontMatter, markdown, content.facts, day);
  const displayData = { facts: valuesOf(facts), pictureOf: pictureIn(post, content) };
  const published = entriesOf(content, 'Permalinks').flatMap(({ articles }) => articles);
  const shown = toDisplayEntry({ ...frontMatter, ...named }, fieldsOf(postFrontMatter), displayData);
  const { title, category, cover } = shown;
  const path = postPath(slug);
  return {
    ...shown,
    ...content.cardOf({ page: path, label: category, title, picture: cover }),
    facts,
    pictures: pictures.inText(body),
    slug,
    status: postStatus(frontMatter, day),
    reviewDue: isReviewDue(frontMatter, day),
    path,
    firstPath: firstAddress({ slug, aliases: frontMatter.aliases }, published),
  };
}

/** The nodes of all posts that are published or shown before. */
export function postNodes(content: SiteContent): ContentNode[] {
  return content.posts.flatMap((post) => {
    const { slug, markdown } = post;
    const fields = postFields(post, content);
    if (fields.status !== 'published' && !showsHiddenPosts()) return [];
    return [{ type: 'Post', name: slug, file: `blog/${slug}/index.md`, fields, markdown }];
  });
}
