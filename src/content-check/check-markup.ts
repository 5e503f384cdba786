import type { ContentFiles } from '../content-reader/content-files';
import { type Problem, problem } from '../content-reader/problem';

/** SVG and XML files of content/ and static/: opened by themselves, they run what a page of the site would not. */
export function checkMarkup({ activeMarkup }: ContentFiles): Problem[] {
  return activeMarkup.map(({ what, ...place }) =>
    problem('markup-active', place, `${what} in a file that is published`),
  );
}
