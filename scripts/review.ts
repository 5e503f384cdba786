import path from 'node:path';
import { statedFacts } from '../src/content-check/stated-facts';
import type { Fact } from '../src/content-model/fact';
import { isReviewDue, type PostFrontMatter } from '../src/content-model/post';
import type { ContentFiles } from '../src/content-reader/content-files';
import { ContentReader } from '../src/content-reader/content-reader';
import { diskSource } from '../src/content-reader/disk-source';
import { today } from '../src/utils/calendar';
import { nearestPeriod } from '../src/utils/fact-periods';
import { changesAhead, factsDue, factsMarkdown, factsText } from './facts-due';
import { CONTENT_FOLDER, runCommand } from './for-author';

/** A page to compare a post with. */
interface ReviewSource {
  readonly title: string;
  readonly url: string;
  readonly checked?: string | undefined;
}

/** What somebody who reviews a post needs to know. */
export interface PostToReview extends Pick<PostFrontMatter, 'title' | 'reviewed' | 'reviewBy'> {
  /** Its file, such as `content/blog/nmc-revalidation/index.md`. */
  readonly file: string;
  readonly sources: readonly ReviewSource[];
}

/** The posts that wait for a review. */
export interface Reviews {
  /** Those whose day has passed, the oldest day first. */
  readonly due: readonly PostToReview[];
  /** Those that have no day. */
  readonly undated: readonly PostToReview[];
  /** The one whose day is next. */
  readonly next?: PostToReview;
}

/** The pages behind the sources of a post; of a fact, those of its value on the day. */
function pagesOf(sources: PostFrontMatter['sources'] = [], facts: readonly Fact[], day: string): ReviewSource[] {
  return sources.flatMap(({ title, url, checked, fact: id }): ReviewSource[] => {
    const nearest = nearestPeriod(facts.find((fact) => fact.id === id)?.periods ?? [], day)?.period;
    if (nearest) return [{ ...nearest.source, checked: nearest.checked }];
    return title === undefined || url === undefined ? [] : [{ title, url, checked }];
  });
}

/**
 * Sorts out which posts wait for a review.
 * @param day the day on which they are looked at, as YYYY-MM-DD
 */
export function postsToReview(files: ContentFiles, day: string): Reviews {
  const facts = statedFacts(files) ?? [];
  const all = files.posts.flatMap(({ file, frontMatter }): PostToReview[] => {
    if (!frontMatter) return [];
    const { title, sources, reviewed, reviewBy } = frontMatter;
    return [{ file, title, sources: pagesOf(sources, facts, day), reviewed, reviewBy }];
  });
  const dated = all
    .filter(({ reviewBy }) => reviewBy !== undefined)
    .sort((a, b) => (a.reviewBy ?? '').localeCompare(b.reviewBy ?? ''));
  const next = dated.find((post) => !isReviewDue(post, day));
  return {
    due: dated.filter((post) => isReviewDue(post, day)),
    undated: all.filter(({ reviewBy }) => reviewBy === undefined),
    ...(next && { next }),
  };
}

const last = ({ reviewed }: PostToReview): string =>
  reviewed === undefined ? 'no review is recorded' : `last reviewed on ${reviewed}`;

const checkedOn = (checked: string | undefined): string =>
  checked === undefined ? 'not checked' : `checked on ${checked}`;

const UNDATED = 'Without a day for the next review (set `reviewBy` if the article states facts)';

/** The posts as text for a terminal. */
export function reviewText({ due, undated, next }: Reviews): string {
  const posts = due.map((post) =>
    [
      `${post.file}  due by ${post.reviewBy}, ${last(post)}`,
      `  ${post.title}`,
      ...post.sources.map(({ title, url, checked }) => `  - ${title} (${checkedOn(checked)})\n    ${url}`),
      '',
    ].join('\n'),
  );
  return [
    ...(posts.length > 0 ? posts : ['No review is due.']),
    ...(next ? [`Next: ${next.file}, by ${next.reviewBy}`] : []),
    ...(undated.length > 0 ? ['', `${UNDATED}:`, ...undated.map(({ file }) => `  ${file}`)] : []),
  ].join('\n');
}

/** The posts as tasks in markdown, for the body of an issue; empty where no review is due. */
export function reviewMarkdown({ due, undated }: Reviews): string {
  if (due.length === 0) return '';
  const tasks = due.flatMap((post) => [
    `- [ ] **${post.title}** (\`${post.file}\`): due by ${post.reviewBy}, ${last(post)}`,
    ...post.sources.map(({ title, url, checked }) => `  - [ ] [${title}](${url}), ${checkedOn(checked)}`),
  ]);
  return [
    '## Articles to review',
    '',
    'Compare each article with its sources, then set `reviewed` and a new `reviewBy` in its front matter.',
    '',
    ...tasks,
    ...(undated.length > 0 ? ['', `${UNDATED}: ${undated.map(({ file }) => `\`${file}\``).join(', ')}`] : []),
    '',
  ].join('\n');
}

const HELP = `Lists the articles whose review is due and the facts that have to be checked, with their sources.

  npm run review
  npm run --silent review -- --markdown   as tasks for an issue; prints nothing where nothing is due
  npm run review -- --content FOLDER      another content folder`;

if (require.main === module)
  runCommand(HELP, { options: { markdown: { type: 'boolean' }, ...CONTENT_FOLDER } }, async ({ values }) => {
    const files = await new ContentReader(diskSource(path.resolve(values.content))).read();
    const [reviews, facts] = [postsToReview(files, today()), factsDue(files, today())];
    const parts = values.markdown
      ? [reviewMarkdown(reviews), factsMarkdown(facts)].filter((part) => part !== '')
      : [`${reviewText(reviews)}\n`, `${factsText(facts)}\n`, changesAhead(files, today())];
    process.stdout.write(parts.join('\n'));
  });
