import type { ContentFiles } from '../content-reader/content-files';
import { type Problem, problem, startOf } from '../content-reader/problem';
import type { YamlSource } from '../content-reader/yaml-source';
import { PAGES } from '../routes';
import { RESERVED_IDS } from '../utils/page-ids';
import { entriesOf, isSound, sourceOf } from './written-values';

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
  return problem('badge-contradicts', source.placeOf([order, 'badge']), message, { found: String(badge), expected });
}

function priceProblem({ listPrice, price }: Entry, order: number, source: YamlSource): Problem | undefined {
  if (typeof listPrice !== 'number' || typeof price !== 'number' || price <= listPrice) return undefined;
  const message = `The price ${price} is above the list price ${listPrice}`;
  return problem('price-above-list', source.placeOf([order, 'price']), message, { found: String(price) });
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
        problems.push(problem('popular-twice', place, `${plan.programme} already has a most popular plan`));
      }
      popular.add(plan.programme);
    }
    return problems.filter((found) => found !== undefined);
  });
}

function serviceProblems(service: Entry | null, order: number, source: YamlSource): Problem[] {
  const problems: Problem[] = [];
  if (service?.hasPage === true && service.pageUrl === undefined) {
    const place = source.placeOf([order, 'hasPage']);
    problems.push(problem('page-missing', place, 'This service has a page, but no `pageUrl`'));
  }
  if (typeof service?.slug === 'string' && RESERVED_IDS.includes(service.slug)) {
    const place = source.placeOf([order, 'slug']);
    problems.push(problem('slug-reserved', place, 'The site needs this slug for itself', { found: service.slug }));
  }
  return problems;
}

/** Services whose card leads to a page name that page, and every page of a service is named by one. */
export function checkServices(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'services.yaml');
  if (!source) return [];
  const services = entriesOf(files, 'services.yaml') as readonly (Entry | null)[];
  const named = new Set(services.map((service) => service?.pageUrl));
  const problems = services.flatMap((service, order) => serviceProblems(service, order, source));
  if (!isSound(files, 'services.yaml') || problems.some(({ rule }) => rule === 'page-missing')) return problems;
  const alone = PAGES.filter(({ path, isOfService }) => isOfService && !named.has(path)).map(({ path: page }) => {
    const message = `${page} belongs to no service, so it would have no name, picture or prices`;
    const fix = `Add \`pageUrl: ${page}\` to the service that the page is about; \`hasPage\` may be false.`;
    return problem('service-page-alone', startOf('content/services.yaml'), message, { fix });
  });
  return [...problems, ...alone];
}
