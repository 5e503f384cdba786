import { PAGES } from '../../routes';
import { RESERVED_IDS } from '../../utils/page-ids';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem, startOf } from '../read/problem';
import type { YamlSource } from '../read/yaml-source';
import { entriesOf, isValidFile, sourceOf } from './field-traversal';

type Entry = Readonly<Record<string, unknown>>;

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
  if (!isValidFile(files, 'services.yaml') || problems.some(({ rule }) => rule === 'page-missing')) return problems;
  const alone = PAGES.filter(({ path, isOfService }) => isOfService && !named.has(path)).map(({ path: page }) => {
    const message = `${page} belongs to no service, so it would have no name, picture or prices`;
    const fix = `Add \`pageUrl: ${page}\` to the service that the page is about; \`hasPage\` may be false.`;
    return problem('service-page-alone', startOf('content/services.yaml'), message, { fix });
  });
  return [...problems, ...alone];
}
