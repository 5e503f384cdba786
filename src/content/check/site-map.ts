import * as routes from '../../routes';
import { letterId, lettersOf } from '../../utils/letters';
import {
  CONTACT_FORM_ID,
  KEY_POINTS_ID,
  PLANNER_FORM_ID,
  PLANNER_QUESTIONS_ID,
  SOURCES_ID,
} from '../../utils/page-ids';
import { headingIds } from '../../utils/slugs';
import { type PageSection, pageSlug } from '../model/page';
import { type PostStatus, postStatus } from '../model/post';
import {
  type ContentFiles,
  type DataFile,
  entriesOf,
  filesOf,
  type PageFile,
  type PostFile,
} from '../read/content-files';
import type { Location } from '../read/finding';
import { categoryRedirects, pageRedirect, postRedirect, type Redirect } from './redirects';

/** A redirect with its location in the content. */
export interface FormerAddress extends Redirect {
  readonly location: Location;
  /** The location of the new URL, for an entry of `redirects.yaml`. */
  readonly target?: Location;
}

/** The site's structure: pages with their anchors, and owners of slugs. */
export interface SiteMap {
  /** Published pages. */
  readonly pages: ReadonlySet<string>;
  /** Drafts, and posts that are not yet due. */
  readonly hidden: ReadonlySet<string>;
  /** The anchors of all these. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files that the content adds to the site: those of `static/`, and the feeds. */
  readonly files: ReadonlySet<string>;
  /** Former URLs of posts, categories and their feeds, and redirects. */
  readonly former: readonly FormerAddress[];
  /** The same: URLs with the pages they redirect to. */
  readonly moved: ReadonlyMap<string, string>;
  /** URLs that were published once; one that has vanished is reported, and links to it are not. */
  readonly locked: ReadonlySet<string>;
  /** The site's origin. */
  readonly siteUrl: string;
}

/** Whether the site has a file at a path: one of the content, or one that every build writes. */
export const isFile = (path: string, { files }: SiteMap): boolean => files.has(path) || routes.isBuiltFile(path);

/** Whether a page or an article is a draft. */
export const isDraft = (file: DataFile | PostFile): boolean =>
  'slug' in file ? file.frontMatter.draft : file.entries.some(({ draft }) => draft === true);

/** Why a post or page is unpublished on `today`; undefined if it is published. */
export function unpublishedReason(
  file: DataFile | PostFile,
  today: string,
): Exclude<PostStatus, 'published'> | undefined {
  const date = 'slug' in file ? file.frontMatter.date : today;
  const status = postStatus({ draft: isDraft(file), date }, today);
  return status === 'published' ? undefined : status;
}

/** Anchors of pages in code, in addition to the layout's. */
const CODE_ANCHORS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [routes.CONTACT, [CONTACT_FORM_ID]],
  ...routes.PLANNERS.map((name) => [routes.plannerPath(name), [PLANNER_QUESTIONS_ID, PLANNER_FORM_ID]] as const),
]);

/** The anchors a section adds to its page. */
function sectionAnchors(files: ContentFiles, section: PageSection): readonly string[] {
  const own = section.id === undefined ? [] : [section.id];
  if (section.type === 'services') return [...own, ...entriesOf(files, 'Service').map(({ slug }) => slug)];
  if (section.type !== 'questions') return own;
  const questions = entriesOf(files, 'Faq').map(({ question }) => question);
  const ids = headingIds(questions);
  const { questions: shown = questions } = section;
  return [...own, ...ids.filter((_, index) => shown.includes(questions[index] ?? ''))];
}

function pageAnchors(files: ContentFiles, { body, entries }: PageFile): readonly string[] {
  const sections = entries.flatMap((page) => ('sections' in page ? page.sections : []));
  return body ? body.anchors : sections.flatMap((section) => sectionAnchors(files, section));
}

function postAnchors({ body, frontMatter }: PostFile): readonly string[] {
  const { keyPoints, sources } = frontMatter;
  return [...body.anchors, ...(keyPoints ? [KEY_POINTS_ID] : []), ...(sources ? [SOURCES_ID] : [])];
}

function glossaryAnchors(files: ContentFiles): readonly string[] {
  const terms = entriesOf(files, 'GlossaryTerm').map(({ term }) => term);
  return [...headingIds(terms), ...lettersOf(terms).map(letterId)];
}

/** The aliases of posts and categories, and the entries of `redirects.yaml`. */
function formerAddresses(files: ContentFiles): FormerAddress[] {
  const ofPosts = files.posts.flatMap(({ slug, frontMatter: { title, aliases }, source }) =>
    aliases.map((alias, index) => ({
      ...postRedirect(alias, { slug, title }),
      location: source.locationOf(['aliases', index]),
    })),
  );
  const ofCategories = filesOf(files, 'Category').flatMap(({ entries, source }) =>
    entries.flatMap(({ slug, name: title, aliases }, entry) =>
      aliases.flatMap((alias, index) => {
        const location = source.locationOf([entry, 'aliases', index]);
        return categoryRedirects(alias, { slug, title }).map((redirect) => ({ ...redirect, location }));
      }),
    ),
  );
  const redirects = filesOf(files, 'Redirect').flatMap(({ entries, source }) =>
    entries.map((redirect, entry) => ({
      ...pageRedirect(redirect),
      location: source.locationOf([entry, 'from']),
      target: source.locationOf([entry, 'to']),
    })),
  );
  return [...ofCategories, ...redirects, ...ofPosts];
}

/** The pages of the listings of all articles and of each category. */
function listingPages(files: ContentFiles, today: string): string[] {
  const posts = files.posts.filter((post) => !unpublishedReason(post, today));
  const categories = entriesOf(files, 'Category').flatMap(({ name, slug }) => {
    const own = posts.filter(({ frontMatter }) => frontMatter.category === name);
    return routes.listingPaths(own.length, (page) => routes.categoryPath(slug, page));
  });
  return [...routes.listingPaths(posts.length, routes.listingPath), ...categories];
}

/** The feeds of all articles and of each category. */
function feedFiles(files: ContentFiles): string[] {
  const lists = [undefined, ...entriesOf(files, 'Category').map(({ slug }) => slug)];
  return lists.flatMap((category) => [routes.feedPath('rss', category), routes.feedPath('json', category)]);
}

/** The URL of a page or an article; `undefined` for other files. */
export function addressOf(file: DataFile | PostFile): string | undefined {
  if ('slug' in file) return routes.postPath(file.slug);
  const slug = pageSlug(file.collection.file);
  return slug === undefined ? undefined : routes.pagePath(slug);
}

/** Works out the site's pages from its files. */
export function siteMap(files: ContentFiles, today: string): SiteMap {
  const pages = filesOf(files, 'Page').map((page) => ({ page, anchors: pageAnchors(files, page) }));
  const posts = files.posts.map((page) => ({ page, anchors: postAnchors(page) }));
  const owned = [...pages, ...posts].map((each) => ({ ...each, path: addressOf(each.page) ?? '' }));
  const anchors = new Map<string, ReadonlySet<string>>([
    ...routes.CODE_PAGES.map(({ path }) => [path, new Set(CODE_ANCHORS.get(path))] as const),
    ...listingPages(files, today).map((path) => [path, new Set<string>()] as const),
    [routes.GLOSSARY, new Set(glossaryAnchors(files))],
    ...owned.map(({ path, anchors }) => [path, new Set(anchors)] as const),
  ]);
  const hidden = new Set(owned.filter(({ page }) => unpublishedReason(page, today)).map(({ path }) => path));
  const former = formerAddresses(files);
  return {
    pages: new Set([...anchors.keys()].filter((path) => !hidden.has(path))),
    hidden,
    anchors,
    files: new Set([...files.staticNames, ...feedFiles(files)]),
    former,
    moved: new Map(former.map(({ from, to }) => [from, to] as const).filter(([from]) => !anchors.has(from))),
    locked: new Set(
      entriesOf(files, 'Permalinks').flatMap((locked) => [...locked.pages, ...locked.categories, ...locked.articles]),
    ),
    siteUrl: entriesOf(files, 'SiteSettings')[0]?.siteUrl ?? '',
  };
}
