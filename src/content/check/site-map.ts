import { slug as githubSlug } from 'github-slugger';
import * as routes from '../../routes';
import { isCalendarDay } from '../../utils/calendar';
import { member } from '../../utils/is-record';
import { letterId, lettersOf } from '../../utils/letters';
import { withSlash } from '../../utils/paths';
import { headingIds } from '../../utils/slugs';
import { SLUG_PATTERN } from '../model/fields';
import { pageSlug } from '../model/page';
import { type PostStatus, postStatus } from '../model/post';
import type { ContentFile, ContentFiles, DataFile, PostFile } from '../read/content-files';
import type { Place } from '../read/problem';
import { NO_BODY } from '../read/read-body';
import { checkedEntries, entriesOf, isValidFile, pagesOf, sourceOf, textsIn } from './checked-files';

/** A URL that redirects to another. */
interface FormerAddress {
  readonly from: string;
  readonly to: string;
  readonly place: Place;
  /** The place of the new URL, for an entry of `redirects.yaml`. */
  readonly target?: Place;
}

/** The site's structure: pages with their anchors, and owners of slugs. */
export interface SiteMap {
  /** Published pages. */
  readonly pages: ReadonlySet<string>;
  /** Drafts, and posts that are not yet due. */
  readonly hidden: ReadonlySet<string>;
  /** The anchors of all these; `undefined` if unknown. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Former URLs of posts and categories, and redirects. */
  readonly former: readonly FormerAddress[];
  /** The same: URLs with the pages they redirect to. */
  readonly moved: ReadonlyMap<string, string>;
  /** URLs that were published once; one that has vanished is reported, and links to it are not. */
  readonly locked: ReadonlySet<string>;
  /** The site's origin, without a trailing slash. */
  readonly siteUrl: string | undefined;
  /** Whether further URLs may exist, because a file that defines some has a mistake. */
  readonly mayExist: (path: string) => boolean;
}

/** Whether a post or page is unpublished on `today`, as far as its front matter is readable. */
export function unpublishedReason(
  file: DataFile | PostFile,
  today: string,
): Exclude<PostStatus, 'published'> | undefined {
  const day = member(file.source?.value, 'date');
  const date = 'slug' in file && typeof day === 'string' && isCalendarDay(day) ? day : '';
  const status = postStatus({ draft: isDraft(file), date }, today);
  return status === 'published' ? undefined : status;
}

/** The anchors a section adds to its page; `undefined` while its list has a mistake. */
function sectionAnchors(files: ContentFiles, section: unknown): readonly string[] | undefined {
  const id = member(section, 'id');
  const own = typeof id === 'string' ? [id] : [];
  const type = member(section, 'type');
  if (type === 'services')
    return checkedEntries(files, 'Service')
      ?.map(({ slug }) => slug)
      .concat(own);
  if (type !== 'questions') return own;
  const questions = checkedEntries(files, 'Faq')?.map(({ question }) => question);
  return questions && [...own, ...headingIds(questions)];
}

/** Whether a page or an article is a draft, as far as its fields are readable. */
export const isDraft = ({ source }: Pick<ContentFile, 'source'>): boolean => member(source?.value, 'draft') === true;

/** A page file's anchors; `undefined` if unknown. */
function pageAnchors(files: ContentFiles, { body, source, problems }: DataFile): ReadonlySet<string> | undefined {
  if (problems.length > 0) return undefined;
  if (body) return new Set(body.anchors);
  const sections = member(source?.value, 'sections');
  const anchors = Array.isArray(sections) ? sections.map((section) => sectionAnchors(files, section)) : [undefined];
  return anchors.some((found) => found === undefined) ? undefined : new Set(anchors.flatMap((found) => found ?? []));
}

/** A post's anchors; `undefined` while its headings are unknown. */
function postAnchors({ body }: PostFile): ReadonlySet<string> | undefined {
  const isKnown = body !== NO_BODY && !body.problems.some(({ rule }) => rule.startsWith('heading-'));
  return isKnown ? new Set(body.anchors) : undefined;
}

/** The glossary's anchors; `undefined` while its file has a mistake. */
function glossaryAnchors(files: ContentFiles): ReadonlySet<string> | undefined {
  const terms = checkedEntries(files, 'GlossaryTerm')?.map(({ term }) => term);
  return terms && new Set([...headingIds(terms), ...lettersOf(terms).map(letterId)]);
}

/** Posts whose text exists; a folder may have lost it. */
export function existingPosts({ posts, names }: ContentFiles): readonly PostFile[] {
  return posts.filter(({ slug }) => names.has(`blog/${slug}/index.md`));
}

/** The beginnings of URLs that a mistake in a file may hide. */
function unknownAddresses(files: ContentFiles): string[] {
  const existing = existingPosts(files);
  const hidesAliases = ({ source, frontMatter, problems }: PostFile): boolean => {
    const hasAliases = member(source?.value, 'aliases') !== undefined;
    return !frontMatter && (!source || hasAliases || problems.some(({ rule }) => rule === 'field-unknown'));
  };
  // The bad file or folder name is reported; links that will work once it is corrected are not.
  const misnamed = files.posts.filter((post) => !SLUG_PATTERN.test(post.slug) || !existing.includes(post));
  return [
    ...(isValidFile(files, 'redirects.yaml') ? [] : ['/']),
    ...(isValidFile(files, 'categories.yaml') ? [] : [routes.CATEGORIES]),
    ...(existing.some(hidesAliases) ? [routes.BLOG] : []),
    ...misnamed.map(({ slug }) => routes.postPath(githubSlug(slug))),
  ];
}

/** The aliases of posts and categories, and the entries of `redirects.yaml`. */
function formerAddresses({ texts }: ContentFiles): FormerAddress[] {
  return texts.flatMap(({ file, source, path, value, parent, place }): FormerAddress[] => {
    if (path.at(-2) === 'aliases') {
      const [pathOf, slug] =
        'slug' in file
          ? [routes.postPath, file.slug]
          : [(each: string) => routes.categoryPath(each), String(parent.slug)];
      return [{ from: pathOf(value), to: pathOf(slug), place: place() }];
    }
    const [entry, key] = path;
    if (entry === undefined || key !== 'from' || !('collection' in file) || file.collection.type !== 'Redirect')
      return [];
    return [{ from: value, to: String(parent.to), place: place(), target: source.placeOf([entry, 'to']) }];
  });
}

/** The end of a redirect chain; `undefined` for a loop. */
export function finalTarget(start: string, moved: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let path = start;
  for (let next = moved.get(path); next !== undefined; next = moved.get(path)) {
    if (seen.has(path)) return undefined;
    seen.add(path);
    path = next.startsWith('/') ? withSlash(next) : next;
  }
  return path;
}

/** The URL of a page or an article; `undefined` for other files. */
export function addressOf(file: DataFile | PostFile): string | undefined {
  if ('slug' in file) return routes.postPath(file.slug);
  const slug = pageSlug(file.collection.file);
  return slug === undefined ? undefined : routes.pagePath(slug);
}

/** Works out the site's pages from its files. */
export function siteMap(files: ContentFiles, today: string): SiteMap {
  const categories = textsIn(entriesOf(files, 'categories.yaml').map((entry) => member(entry, 'slug')));
  const others = [...routes.CODE_PAGES.map(({ path }) => path), ...categories.map((slug) => routes.categoryPath(slug))];
  const anchors = new Map<string, ReadonlySet<string> | undefined>(others.map((path) => [path, undefined]));
  anchors.set(routes.GLOSSARY, glossaryAnchors(files));
  const hidden = new Set<string>();
  for (const file of [...pagesOf(files), ...existingPosts(files)]) {
    const path = addressOf(file) ?? '';
    anchors.set(path, 'slug' in file ? postAnchors(file) : pageAnchors(files, file));
    if (unpublishedReason(file, today)) hidden.add(path);
  }
  const former = formerAddresses(files);
  const [locked] = checkedEntries(files, 'Permalinks') ?? [];
  const siteUrl = member(sourceOf(files, 'site.yaml')?.value, 'siteUrl');
  const unknown = unknownAddresses(files);
  return {
    pages: new Set([...anchors.keys()].filter((path) => !hidden.has(path))),
    hidden,
    anchors,
    former,
    moved: new Map(former.map(({ from, to }) => [withSlash(from), to])),
    locked: new Set(locked && [...locked.pages, ...locked.categories, ...locked.articles]),
    siteUrl: typeof siteUrl === 'string' ? siteUrl.replace(/\/+$/, '') : undefined,
    mayExist: (path) => unknown.some((start) => path.startsWith(start)),
  };
}
