import { RESERVED_IDS } from '../../utils/page-ids';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import type { YamlSource } from '../read/yaml-source';
import { entriesOf, isValidFile, sourceOf } from './field-traversal';

type Entry = Readonly<Record<string, unknown>>;

function serviceProblems(service: Entry | null, order: number, source: YamlSource): Problem[] {
  const problems: Problem[] = [];
  if (service?.hasPage === true && service.pageUrl === undefined) {
    const place = source.placeOf([order, 'hasPage']);
    const fix = 'Add `pageUrl`, or set `hasPage: false`.';
    problems.push(problem('field-missing', place, 'This service has a page, but no `pageUrl`', { fix }));
  }
  if (typeof service?.slug === 'string' && RESERVED_IDS.includes(service.slug)) {
    const place = source.placeOf([order, 'slug']);
    problems.push(problem('name-taken', place, 'The site needs this slug for itself', { found: service.slug }));
  }
  return problems;
}

/** Services whose card leads to a page name that page. */
export function checkServices(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'services.yaml');
  // A name that is misspelt would look like one that is missing.
  if (!source || !isValidFile(files, 'services.yaml')) return [];
  const services = entriesOf(files, 'services.yaml') as readonly (Entry | null)[];
  return services.flatMap((service, order) => serviceProblems(service, order, source));
}
