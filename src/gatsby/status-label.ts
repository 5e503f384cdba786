import type { PostStatus } from '../content/model/post';
import { longDay } from '../utils/fact-text';
import { fillTemplate } from '../utils/fill-template';

/** The words of the badge for each status, from `content/copy/article.yaml`; `{date}` is filled in. */
type StatusWords = Readonly<Record<Exclude<PostStatus, 'published'>, string>>;

/**
 * What the badge of a post says that is not published yet.
 * @param date the day of publication as YYYY-MM-DD
 */
export function statusLabel(status: keyof StatusWords, date: string, words: StatusWords): string {
  return fillTemplate(words[status], { date: longDay(date) });
}
