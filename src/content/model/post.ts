import { z } from 'zod';
import { altText, day, group, httpsUrl, pastDay, picture, searchDescription, searchTitle, slug, text } from './fields';

/** An article's source: a title and URL, or a fact whose page it is. */
const source = z
  .strictObject({
    title: text('Who publishes the page and what it is called, such as "NMC: Practice hours".').optional(),
    url: httpsUrl('The address of the exact page, not of a home page.').optional(),
    checked: pastDay('The day on which you last compared the article with this page.').optional(),
    fact: slug('A fact of facts.yaml, by its id, whose source is listed. The other fields of its entry stay empty.')
      .meta({ reference: 'fact' })
      .optional(),
  })
  .refine(
    ({ title, url, checked, fact }) =>
      fact === undefined ? title !== undefined && url !== undefined : (title ?? url ?? checked) === undefined,
    { message: 'must have `title` and `url`, or only `fact` with the id of a fact in content/facts.yaml' },
  );

/** Minimum size for a cover to fill its place on pages and preview cards, in pixels. */
const COVER = { minWidth: 1200, minHeight: 630 };

/** Pairs of dates in which one must not precede the other. */
const ORDER = [
  ['updated', 'date'],
  ['reviewed', 'date'],
  ['reviewBy', 'reviewed'],
] as const;

/** Front matter of `content/blog/<slug>/index.md`; the folder name is the slug. */
export const postFrontMatter = z
  .strictObject({
    title: searchTitle('The headline'),
    draft: z.boolean().default(false).meta({
      description: 'Whether the article is kept back: visitors do not see it. Otherwise it is published on its date.',
      inNewEntries: true,
    }),
    excerpt: searchDescription('One or two sentences for cards, search results and the head of the article').meta({
      facts: true,
    }),
    date: day('The day of publication. If it is in the future, the article is published on that day.'),
    updated: pastDay('The day of the last important change.').optional(),
    category: text('The subject under which readers find the article: one of the names in categories.yaml.').meta({
      reference: 'category',
    }),
    cover: picture('The cover picture, in the folder of the article: best 1600 x 1000 pixels.').meta(COVER),
    coverAlt: altText('What the cover shows, in one sentence.'),
    author: z
      .array(slug('A person of people.yaml, by the slug.').meta({ reference: 'person' }))
      .min(1)
      .optional()
      .meta({ description: 'Who wrote it: one or several people of people.yaml, by their slugs.', oneOrMore: true }),
    reviewer: slug('Who read it all again on the day of `reviewed`: a person of people.yaml, by the slug.')
      .meta({ reference: 'person' })
      .optional(),
    originally: group('Where it appeared first, if that was elsewhere. Search engines then show that page.', {
      title: text('The name of the magazine or site, such as Nursing Notes.'),
      url: httpsUrl('The address of the article there.'),
    }).optional(),
    keyPoints: z
      .array(text('One point, in one sentence.').meta({ facts: true }))
      .min(3)
      .max(5)
      .optional()
      .describe('Three to five sentences, shown above the text, that say what a reader most needs to know.'),
    tool: text('A tool of tools.yaml, such as /tools/maternity-planner/; the key points link to it.')
      .meta({ reference: 'tool' })
      .optional(),
    sources: z
      .array(source)
      .min(1)
      .optional()
      .describe('The pages on which the article relies; they are listed at its end, in this order.'),
    reviewed: pastDay('The day on which somebody last read it all again and compared it with its sources.').optional(),
    reviewBy: day('The last day on which readers may rely on it; then the page says a review is due.').optional(),
    unmarkedTerms: z
      .array(text('A term as glossary.yaml has it.').meta({ reference: 'term' }))
      .default([])
      .describe('Terms of the glossary that are not to be marked in this article.'),
    readTime: text('Such as "4 min read". Leave it out, and it is worked out from the text.').optional(),
    aliases: z
      .array(slug('A former slug.'))
      .default([])
      .describe(
        'Former slugs of this same article, the oldest first; their addresses lead here. Feed readers go on knowing it by the first.',
      ),
  })
  .superRefine((post, context) => {
    for (const [later, earlier] of ORDER) {
      const [day, limit] = [post[later], post[earlier]];
      // A guest's text is often reviewed before it is published.
      if (day === undefined || limit === undefined || day >= limit || (later === 'reviewed' && post.reviewer)) continue;
      context.addIssue({ code: 'custom', path: [later], message: `is earlier than \`${earlier}\` (${limit})` });
    }
    for (const [index, person] of (post.author ?? []).entries())
      if (post.author?.indexOf(person) !== index)
        context.addIssue({ code: 'custom', path: ['author', index], message: 'names the same person twice' });
    if (post.reviewer !== undefined && post.reviewed === undefined)
      context.addIssue({ code: 'custom', path: ['reviewer'], message: 'needs `reviewed`, the day of the review' });
  });

/** A post's checked front matter. */
export type PostFrontMatter = z.infer<typeof postFrontMatter>;

/** Whether a post is on the public site. */
export const POST_STATUSES = ['published', 'draft', 'scheduled'] as const;

export type PostStatus = (typeof POST_STATUSES)[number];

/**
 * A post's status on a day.
 * @param day as YYYY-MM-DD; a post dated that day is published
 */
export function postStatus({ draft, date }: Pick<PostFrontMatter, 'draft' | 'date'>, day: string): PostStatus {
  if (draft) return 'draft';
  return date > day ? 'scheduled' : 'published';
}

/**
 * Whether a post's review date has passed.
 * @param today as YYYY-MM-DD
 */
export function isReviewDue({ reviewBy }: Pick<PostFrontMatter, 'reviewBy'>, today: string): boolean {
  return reviewBy !== undefined && reviewBy < today;
}
