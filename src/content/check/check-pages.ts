import * as routes from '../../routes';
import { member } from '../../utils/is-record';
import { pageSlug } from '../model/page';
import type { ContentFiles, DataFile, PostFile } from '../read/content-files';
import { type Place, type Problem, problem, startOf } from '../read/problem';
import { allTexts, checkedEntries, pagesOf, textFiles, textsIn } from './field-traversal';
import { isDraft, type SiteMap } from './site-map';

const slugOf = ({ collection }: DataFile): string => pageSlug(collection.file) ?? '';

/** Pages that code links to. */
function missingPages(files: ContentFiles): Problem[] {
  const there = new Set(pagesOf(files).map((page) => routes.pagePath(slugOf(page))));
  return routes.NEEDED_PAGES.filter((path) => !there.has(path)).map((path) => {
    const name = path === routes.HOME ? 'home' : path.slice(1, -1);
    const fix = 'Put the file back under exactly this name.';
    const place = startOf(`content/pages/${name}.yaml`);
    return problem('file-missing', place, `The site leads to ${path}, but this page is missing`, { fix });
  });
}

type Section = Readonly<Record<string, unknown>>;

/** Checks that a section's service has plans; an unknown service is reported as such. */
function checkPlans({ type, service }: Section, place: Place, files: ContentFiles): Problem[] {
  const plans = checkedEntries(files, 'PricingPlan');
  const isKnown = checkedEntries(files, 'Service')?.some(({ slug }) => slug === service);
  if (type !== 'prices' || !plans || !isKnown || plans.some(({ programme }) => programme === service)) return [];
  const fix = 'Add a plan there with this `programme:`, or delete the section.';
  return [problem('section-wrong', place, 'pricing.yaml has no plan of this service', { found: String(service), fix })];
}

/** Checks that a section's category has published articles; an unknown category is reported as such. */
function checkCategory({ type, category }: Section, place: Place, files: ContentFiles, site: SiteMap): Problem[] {
  const isShown = ({ slug, source, frontMatter }: PostFile): boolean =>
    !site.hidden.has(routes.postPath(slug)) && (!frontMatter || member(source?.value, 'category') === category);
  const isKnown = checkedEntries(files, 'Category')?.some(({ name }) => name === category);
  if (type !== 'articles' || typeof category !== 'string' || !isKnown || files.posts.some(isShown)) return [];
  const details = { found: category, fix: 'Name another category, or delete the section.' };
  return [problem('section-wrong', place, 'No published article has this category', details)];
}

/** Checks that a published page's sections have something to show. */
function checkSections(page: DataFile, files: ContentFiles, site: SiteMap): Problem[] {
  const { source, problems } = page;
  const sections = member(source?.value, 'sections');
  if (!source || problems.length > 0 || !Array.isArray(sections) || isDraft(page)) return [];
  return sections.flatMap((section: Section, index) => {
    const placeOf = (...path: PropertyKey[]) => source.placeOf(['sections', index, ...path]);
    const hidden = textsIn(section.slugs).flatMap((found, order) => {
      if (!site.hidden.has(routes.postPath(found))) return [];
      const message = 'This article is not published yet, so the section cannot show it';
      const fix = 'Add the article once it is published.';
      return [problem('reference-unknown', placeOf('slugs', order), message, { found, fix })];
    });
    const category = checkCategory(section, placeOf('category'), files, site);
    return [...hidden, ...checkPlans(section, placeOf('service'), files), ...category];
  });
}

/** Finds pages that no content links to; visitors could reach them only by search. An unreadable file may hold the link. */
function unlinked(files: ContentFiles): Problem[] {
  if ([...files.data, ...files.posts].some(({ source }) => !source)) return [];
  const linked = new Set(routes.NEEDED_PAGES);
  const add = (url: string): void => void linked.add(url.split(/[?#]/)[0]?.replace(/\/?$/, '/') ?? '');
  for (const { field, value } of allTexts(files)) {
    if (field.reference === 'page') add(value);
    if (field.links) for (const [, url = ''] of value.matchAll(/\]\(([^()\s]+)\)/g)) add(url);
  }
  for (const { body } of textFiles(files)) for (const { url } of body.addresses) add(url);
  return pagesOf(files).flatMap((page) => {
    const path = routes.pagePath(slugOf(page));
    if (isDraft(page) || linked.has(path) || member(page.source?.value, 'indexed') === false) return [];
    return [problem('page-unlinked', startOf(page.file), `Nothing links to ${path} yet`)];
  });
}

function drafts(files: ContentFiles): Problem[] {
  return pagesOf(files).flatMap((page) => {
    const place = isDraft(page) && page.source?.placeOfKey(['draft']);
    return place ? [problem('post-unpublished', place, 'This page is a draft and is not published')] : [];
  });
}

/** Checks the files of `content/pages`: their sections, and links to them. */
export function checkPages(files: ContentFiles, site: SiteMap): Problem[] {
  const inSections = pagesOf(files).flatMap((page) => checkSections(page, files, site));
  return [...missingPages(files), ...inSections, ...unlinked(files), ...drafts(files)];
}
