import * as routes from '../../routes';
import { member } from '../../utils/is-record';
import { RESERVED_IDS } from '../../utils/page-ids';
import { SLUG_PATTERN } from '../model/fields';
import { pageSlug } from '../model/page';
import type { ContentFiles, DataFile, PostFile } from '../read/content-files';
import { type Problem, problem, startOf } from '../read/problem';
import { allFields, entriesOf, isValidFile, pagesOf, textsIn } from './field-traversal';
import { isDraft, type SiteMap } from './site-map';

/** First path segments used by code pages and published files. */
const TAKEN: ReadonlySet<string> = new Set(
  [
    ...routes.CODE_PAGES.map(({ path }) => path),
    routes.NOT_FOUND,
    routes.EDITOR,
    routes.SOCIAL_CARDS,
    // Hosts would serve the file of this name instead of the folder; the home page is `home.yaml`.
    '/index/',
    '/icons/',
    '/static/',
    '/page-data/',
  ]
    .filter((path) => !path.startsWith(routes.TOOLS))
    .map((path) => path.split('/')[1]?.replace(/\.html$/, '') ?? ''),
);

const slugOf = ({ collection }: DataFile): string => pageSlug(collection.file) ?? '';

/** Checks page file names: each must be a slug, free, and used once. */
function checkSlugs(files: ContentFiles): Problem[] {
  const owners = new Map<string, string>();
  return pagesOf(files).flatMap((page): Problem[] => {
    const slug = slugOf(page);
    const place = startOf(page.file);
    const owner = owners.get(slug.toLowerCase());
    owners.set(slug.toLowerCase(), page.file);
    if (!SLUG_PATTERN.test(slug)) {
      const fix = 'Rename the file. Its name is the slug: lower-case words joined by single hyphens.';
      return [problem('slug-form', place, 'The name of this file is not a valid slug', { found: slug, fix })];
    }
    if (TAKEN.has(slug) || files.staticNames.has(`/${slug}`)) {
      const fix = 'Give the file another name.';
      return [problem('name-taken', place, `The site uses /${slug}/ for something else`, { found: slug, fix })];
    }
    if (owner === undefined) return [];
    const fix = 'Delete one of the two files, or give it another name.';
    return [problem('name-taken', place, `${owner} makes a page of this name already`, { found: slug, fix })];
  });
}

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

/** Groups of fields of which a section needs exactly one. */
const EITHER: Readonly<Record<string, readonly [string, string]>> = {
  features: ['list', 'cards'],
  steps: ['list', 'steps'],
  checklist: ['list', 'items'],
};

type Section = Readonly<Record<string, unknown>>;

/** Checks a page's sections together: one hero at the top, unique ids, existing button targets, something to show. */
class SectionChecker {
  private readonly ids = new Map<string, number>();
  private readonly sections: readonly Section[];

  constructor(
    private readonly files: ContentFiles,
    private readonly source: NonNullable<DataFile['source']>,
    private readonly site: SiteMap,
  ) {
    this.sections = member(source.value, 'sections') as readonly Section[];
  }

  private hero({ type }: Section, index: number): Problem[] {
    const isHero = type === 'hero';
    if (isHero === (index === 0)) return [];
    const place = this.source.placeOf(['sections', index]);
    const message = isHero
      ? 'A page has one section `hero`, and it comes first'
      : 'The first section of a page is a `hero`, which has its main heading';
    const fix = 'Begin the sections with one `- type: hero`, and delete any other.';
    return [problem('section-wrong', place, message, { fix })];
  }

  private anchor({ id, type }: Section, index: number): Problem[] {
    // Each service's id is its slug.
    if (type === 'services')
      for (const service of entriesOf(this.files, 'services.yaml'))
        this.ids.set(String(member(service, 'slug')), index);
    if (typeof id !== 'string') return [];
    const place = this.source.placeOf(['sections', index, 'id']);
    if (RESERVED_IDS.includes(id))
      return [problem('name-taken', place, 'The page needs this id for itself', { found: id })];
    const before = this.ids.get(id);
    this.ids.set(id, index);
    if (before === undefined) return [];
    return [problem('name-taken', place, `Section ${before + 1} has this id already`, { found: id })];
  }

  private either(section: Section, index: number): Problem[] {
    const fields = EITHER[String(section.type)];
    const given = fields?.filter((field) => section[field] !== undefined);
    if (!fields || given?.length === 1) return [];
    const [list, own] = fields;
    const place = this.source.placeOf(['sections', index]);
    const message =
      given?.length === 0 ? `This section has nothing to show` : `This section has both \`${list}\` and \`${own}\``;
    const fix = `Write \`${list}:\` with the name of a list, or \`${own}:\` with entries of its own.`;
    return [problem('section-wrong', place, message, { fix })];
  }

  private prices({ type, service }: Section, index: number): Problem[] {
    const has = (file: string, key: string): boolean =>
      entriesOf(this.files, file).some((entry) => member(entry, key) === service);
    // An unknown service is reported as such.
    if (type !== 'prices' || !isValidFile(this.files, 'pricing.yaml') || !has('services.yaml', 'slug')) return [];
    if (has('pricing.yaml', 'programme')) return [];
    const place = this.source.placeOf(['sections', index, 'service']);
    const fix = 'Add a plan there with this `programme:`, or delete the section.';
    return [
      problem('section-wrong', place, 'pricing.yaml has no plan of this service', { found: String(service), fix }),
    ];
  }

  private articles({ type, category, slugs }: Section, index: number): Problem[] {
    if (type !== 'articles') return [];
    const place = this.source.placeOf(['sections', index]);
    if (category !== undefined && slugs !== undefined) {
      const fix = 'Delete one of the two.';
      return [problem('section-wrong', place, 'This section has both `category` and `slugs`', { fix })];
    }
    if (member(this.source.value, 'draft') === true) return [];
    const { hidden } = this.site;
    const kept = textsIn(slugs).flatMap((slug, entry): Problem[] => {
      const at = this.source.placeOf(['sections', index, 'slugs', entry]);
      const details = { found: slug, fix: 'Add the article once it is published.' };
      const message = 'This article is not published yet, so the section cannot show it';
      return hidden.has(routes.postPath(slug)) ? [problem('reference-unknown', at, message, details)] : [];
    });
    const isShown = ({ slug, source }: PostFile): boolean =>
      !hidden.has(routes.postPath(slug)) && member(source?.value, 'category') === category;
    if (category === undefined || !isValidFile(this.files, 'categories.yaml')) return kept;
    const isKnown = entriesOf(this.files, 'categories.yaml').some((entry) => member(entry, 'name') === category);
    if (!isKnown || this.files.posts.some(isShown)) return kept;
    const details = { found: String(category), fix: 'Name another category, or delete the section.' };
    return [problem('section-wrong', place, 'No published article has this category', details)];
  }

  check(): Problem[] {
    return this.sections.flatMap((section, index) => [
      ...this.hero(section, index),
      ...this.anchor(section, index),
      ...this.either(section, index),
      ...this.prices(section, index),
      ...this.articles(section, index),
    ]);
  }
}

/** Finds pages that no content links to; visitors could reach them only by search. */
function unlinked(files: ContentFiles): Problem[] {
  const linked = new Set(routes.NEEDED_PAGES);
  const add = (url: string): void => void linked.add(url.split(/[?#]/)[0]?.replace(/\/?$/, '/') ?? '');
  for (const [, { field, value }] of allFields(files)) {
    if (typeof value !== 'string') continue;
    if (field.reference === 'page') add(value);
    if (field.links) for (const [, url = ''] of value.matchAll(/\]\(([^()\s]+)\)/g)) add(url);
  }
  for (const { body } of [...files.posts, ...files.data]) for (const { url } of body?.addresses ?? []) add(url);
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

/** Checks the files of `content/pages`: their names, their sections, and links to them. */
export function checkPages(files: ContentFiles, site: SiteMap): Problem[] {
  const inSections = pagesOf(files).flatMap(({ source, problems, body }) =>
    source && problems.length === 0 && !body ? new SectionChecker(files, source, site).check() : [],
  );
  return [...checkSlugs(files), ...missingPages(files), ...inSections, ...unlinked(files), ...drafts(files)];
}
