import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import type { YamlSource } from '../read/yaml-source';
import { entriesOf, sourceOf } from './field-traversal';

type Entry = Readonly<Record<string, unknown>>;

/** A badge is right if it names the saving rounded to a whole per cent, up or down. */
function badgeProblem(entry: Entry, order: number, source: YamlSource): Problem | undefined {
  const { badge, listPrice, price } = entry;
  const claimed = typeof badge === 'string' ? /(\d+(?:\.\d+)?)\s*%/.exec(badge)?.[1] : undefined;
  if (claimed === undefined || typeof listPrice !== 'number' || typeof price !== 'number') return undefined;
  const saving = ((listPrice - price) / listPrice) * 100;
  if (Math.abs(Number(claimed) - saving) < 1) return undefined;
  const message = `From ${listPrice} to ${price} is ${Math.round(saving)}% off`;
  const expected = `${Math.floor(saving)}% or ${Math.ceil(saving)}%`;
  return problem('price-contradicts', source.placeOf([order, 'badge']), message, { found: String(badge), expected });
}

function priceProblem({ listPrice, price }: Entry, order: number, source: YamlSource): Problem | undefined {
  if (typeof listPrice !== 'number' || typeof price !== 'number' || price <= listPrice) return undefined;
  const message = `The price ${price} is above the list price ${listPrice}`;
  return problem('price-contradicts', source.placeOf([order, 'price']), message, { found: String(price) });
}

/** Prices that contradict themselves: above the list price, a wrong badge, two most popular plans. */
export function checkPrices(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'pricing.yaml');
  if (!source) return [];
  const popular = new Set<unknown>();
  return entriesOf(files, 'pricing.yaml').flatMap((entry, order) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const plan = entry as Entry;
    const above = priceProblem(plan, order, source);
    const problems = [above ?? badgeProblem(plan, order, source)];
    if (plan.mostPopular === true) {
      if (popular.has(plan.programme)) {
        const place = source.placeOf([order, 'mostPopular']);
        problems.push(problem('price-contradicts', place, `${plan.programme} already has a most popular plan`));
      }
      popular.add(plan.programme);
    }
    return problems.filter((found) => found !== undefined);
  });
}
