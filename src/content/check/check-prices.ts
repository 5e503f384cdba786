import { member } from '../../utils/is-record';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { entriesOf, sourceOf } from './field-traversal';

/** Checks that at most one plan per programme is the most popular. */
export function checkPrices(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'pricing.yaml');
  const popular = new Set<unknown>();
  return entriesOf(files, 'pricing.yaml').flatMap((plan, order): Problem[] => {
    const programme = member(plan, 'programme');
    if (!source || member(plan, 'mostPopular') !== true) return [];
    if (!popular.has(programme)) {
      popular.add(programme);
      return [];
    }
    const fix = 'Keep `mostPopular: true` on one of them only.';
    const message = `${programme} already has a most popular plan`;
    return [problem('field-value', source.placeOf([order, 'mostPopular']), message, { fix })];
  });
}
