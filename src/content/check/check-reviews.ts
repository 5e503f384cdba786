import { addDays, addMonths } from '../../utils/calendar';
import { member } from '../../utils/is-record';
import type { Fact } from '../model/fact';
import { isReviewDue } from '../model/post';
import type { ContentFiles, PostFile } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { entriesOf } from './field-traversal';
import { parseFacts } from './parse-facts';
import { pagesOf, resolveFacts } from './resolve-facts';
import type { SiteMap } from './site-map';

/** A post with readable front matter. */
type ReadablePost = Required<Pick<PostFile, 'frontMatter' | 'source'>>;

/** Dates of completed actions. An author's clock may be a day ahead of the build's, which uses UTC. */
function checkFuture({ frontMatter, source }: ReadablePost, today: string): Problem[] {
  const { reviewed, sources = [] } = frontMatter;
  const days = [
    { name: 'reviewed', path: ['reviewed'], day: reviewed },
    ...sources.map(({ checked }, index) => ({ name: 'checked', path: ['sources', index, 'checked'], day: checked })),
  ];
  return days.flatMap(({ name, path, day }): Problem[] => {
    if (day === undefined || day <= addDays(today, 1)) return [];
    return [problem('date-wrong', source.placeOf(path), `"${name}" is a day that has not come yet`, { found: day })];
  });
}

function checkReview({ frontMatter, source }: ReadablePost, today: string, facts: readonly Fact[]): Problem[] {
  if (!isReviewDue(frontMatter, today)) return [];
  const { title, reviewBy = '', reviewed = '', sources = [] } = frontMatter;
  const count = sources.length === 0 ? '' : `; it has ${sources.length} source${sources.length === 1 ? '' : 's'}`;
  const message = `This article was due for review by ${reviewBy}${count}`;
  const last = reviewed === '' ? 'no review is recorded' : `last reviewed on ${reviewed}`;
  const review = { subject: `${title} (${last})`, pages: pagesOf(sources, resolveFacts(facts, today)) };
  return [problem('review-due', source.placeOf(['reviewBy']), message, { found: reviewBy, review })];
}

/** Maximum months between reviews, by category name; unlimited categories are left out. */
function reviewMonths(files: ContentFiles): ReadonlyMap<unknown, number> {
  return new Map(
    entriesOf(files, 'categories.yaml').flatMap((category) => {
      const months = member(category, 'reviewMonths');
      return typeof months === 'number' ? [[member(category, 'name'), months] as const] : [];
    }),
  );
}

/** Checks that articles on frequently changing law are reviewed within their category's limit. */
function checkInTime({ frontMatter, source }: ReadablePost, limits: ReadonlyMap<unknown, number>): Problem[] {
  const { category, reviewed, reviewBy, draft } = frontMatter;
  const months = limits.get(category);
  if (months === undefined || draft) return [];
  const rule = `Articles in "${category}" are reviewed within ${months} months`;
  if (reviewed === undefined || reviewBy === undefined) {
    const missing = reviewed === undefined ? 'reviewed' : 'reviewBy';
    return [problem('review-far', source.placeOf(['category']), `${rule}, and "${missing}" is missing`)];
  }
  const latest = addMonths(reviewed, months);
  if (reviewBy <= latest) return [];
  return [problem('review-far', source.placeOf(['reviewBy']), `${rule}, so by ${latest}`, { found: reviewBy })];
}

/**
 * Checks when posts were written, checked and reviewed, and their sources.
 * @param today as YYYY-MM-DD
 */
export function checkReviews(files: ContentFiles, _site: SiteMap, today: string): Problem[] {
  const limits = reviewMonths(files);
  const facts = parseFacts(files) ?? [];
  return files.posts.flatMap(({ frontMatter, source }) => {
    if (!frontMatter || !source) return [];
    const post = { frontMatter, source };
    return [...checkFuture(post, today), ...checkReview(post, today, facts), ...checkInTime(post, limits)];
  });
}
