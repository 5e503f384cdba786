import { addMonths } from '../../utils/calendar';
import type { Entries } from '../model/collections';
import { isReviewDue, type PostFrontMatter } from '../model/post';
import { type ContentFiles, entriesOf, filesOf, type PostFile } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import { placeOf } from '../read/stand-ins';
import { pagesOf } from '../resolve/post-facts';
import type { Site } from '../resolve/site';

type Category = Entries['Category'];

function checkReview(frontMatter: PostFrontMatter, { source }: PostFile, { day, facts }: Site): Finding[] {
  if (!isReviewDue(frontMatter, day)) return [];
  const { title, reviewBy = '', reviewed = '', sources = [] } = frontMatter;
  const count = sources.length === 0 ? '' : `; it has ${sources.length} source${sources.length === 1 ? '' : 's'}`;
  const message = `This article was due for review by ${reviewBy}${count}`;
  const last = reviewed === '' ? 'no review is recorded' : `last reviewed on ${reviewed}`;
  const review = { subject: `${title} (${last})`, pages: pagesOf(sources, facts) };
  return [finding('review-due', source.locationOf(['reviewBy']), message, { found: reviewBy, review })];
}

/** Checks that articles on frequently changing law are reviewed within their category's limit. */
function checkInTime(
  frontMatter: PostFrontMatter,
  { file, source }: PostFile,
  categories: readonly Category[],
): Finding[] {
  const { category, reviewed, reviewBy, draft } = frontMatter;
  const months = categories.find(({ name }) => name === category)?.reviewMonths;
  if (months === undefined || draft) return [];
  const needs = ['category', 'reviewed', 'reviewBy'].map((key) => placeOf(file, key));
  const rule = `Articles in "${category}" are reviewed within ${months} months`;
  if (reviewed === undefined || reviewBy === undefined) {
    const missing = reviewed === undefined ? 'reviewed' : 'reviewBy';
    return [
      finding('review-far', source.locationOf(['category']), `${rule}, and \`${missing}\` is missing`, { needs }),
    ];
  }
  const latest = addMonths(reviewed, months);
  if (reviewBy <= latest) return [];
  return [
    finding('review-far', source.locationOf(['reviewBy']), `${rule}, so by ${latest}`, { found: reviewBy, needs }),
  ];
}

/** Checks that posts are reviewed in time. */
export function checkReviews(files: ContentFiles, site: Site): Finding[] {
  const categories = entriesOf(files, 'Category');
  return filesOf(files, 'Post').flatMap((file) =>
    file.entries.flatMap((post) => [...checkReview(post, file, site), ...checkInTime(post, file, categories)]),
  );
}
