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
import type { ContentFiles, DataFile, PostFile } from '../read/content-files';
import { type Place, startOf } from '../read/problem';
import { NO_BODY } from '../read/read-body';
import { checkedEntries, entriesOf, isValidFile, pagesOf, sourceOf, textsIn } from './field-traversal';

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
  /** Published pages with their anchors; `undefined` if unknown. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Unpublished pages: drafts, and posts that are drafts or not yet due. */
  readonly hidden: ReadonlySet<string>;
  /** Former URLs of posts and categories, and redirects. */
  readonly former: readonly FormerAddress[];
  /** The same: URLs with the pages they redirect to. */
  readonly moved: ReadonlyMap<string, string>;
  /** The site's origin, without a trailing slash. */
  readonly siteUrl: string | undefined;
  /** Whether further URLs may exist, because a file that defines some has a mistake. */
  readonly mayExist: (path: string) => boolean;
}

/** Whether a post or page is unpublished on `today`, as far as its front matter is readable. */
export function unpublishedReason(
  post: Pick<PostFile, 'source' | 'frontMatter'>,
  today: string,
): Exclude<PostStatus, 'published'> | undefined {
  const written = post.source?.value;
  const day = post.frontMatter?.date ?? member(written, 'date');
  const date = typeof day === 'string' && isCalendarDay(day) ? day : '';
  const status = postStatus({ draft: member(written, 'draft') === true, date }, today);
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

/** Whether a page file is a draft. */
export const isDraft = ({ source }: DataFile): boolean => member(source?.value, 'draft') === true;

/** A page file's anchors; `undefined` if unknown. */
function pageAnchors(files: ContentFiles, { body, source, problems }: DataFile): ReadonlySet<string> | undefined {
  if (problems.length > 0) return undefined;
  if (body) return new Set(body.anchors);
  const sections = member(source?.value, 'sections');
  const anchors = Array.isArray(sections) ? sections.map((section) => sectionAnchors(files, section)) : [undefined];
  return anchors.some((found) => found === undefined) ? undefined : new Set(anchors.flatMap((found) => found ?? []));
}

function codePages(files: ContentFiles): Map<string, ReadonlySet<string> | undefined> {
  const pages = new Map<string, ReadonlySet<string> | undefined>(
    routes.CODE_PAGES.map(({ path }) => [path, undefined]),
  );
  const terms = checkedEntries(files, 'GlossaryTerm')?.map(({ term }) => term);
  pages.set(routes.GLOSSARY, terms && new Set([...headingIds(terms), ...lettersOf(terms).map(letterId)]));
  return pages;
}

/** A post's anchors; `undefined` while its headings are unknown. */
function postAnchors({ body }: PostFile): ReadonlySet<string> | undefined {
  const isKnown = body !== NO_BODY && !body.problems.some(({ rule }) => rule.startsWith('heading-'));
  return isKnown ? new Set(body.anchors) : undefined;
}

/** Whether all of a post's former slugs are known. */
function hasKnownAliases({ source, problems }: PostFile): boolean {
  const aliases = member(source?.value, 'aliases');
  const isList = aliases === undefined || (Array.isArray(aliases) && textsIn(aliases).length === aliases.length);
  return source !== undefined && isList && !problems.some(({ rule }) => rule === 'field-unknown');
}

const PROBE = 'x';

function unknownAddresses(files: ContentFiles): SiteMap['mayExist'] {
  const below = (path: string): string => path.slice(0, path.lastIndexOf(PROBE));
  const unknown: string[] = [];
  if (!isValidFile(files, 'redirects.yaml')) unknown.push('/');
  if (!isValidFile(files, 'categories.yaml')) unknown.push(below(routes.categoryPath(PROBE)));
  if (!existingPosts(files).every(hasKnownAliases)) unknown.push(below(routes.postPath(PROBE)));
  // The bad file or folder name is reported; links that will work once it is corrected are not.
  for (const { slug } of files.posts) {
    const isMisnamed = !SLUG_PATTERN.test(slug) || !files.names.has(`blog/${slug}/index.md`);
    if (isMisnamed) unknown.push(routes.postPath(githubSlug(slug)));
  }
  return (path) => unknown.some((start) => path.startsWith(start));
}

/** Posts whose text exists; a folder may have lost it. */
export function existingPosts({ posts, names }: ContentFiles): readonly PostFile[] {
  return posts.filter(({ slug }) => names.has(`blog/${slug}/index.md`));
}

/** The aliases in a post's front matter or a category's entry, as URLs. */
function aliasesIn(
  value: unknown,
  slug: string,
  pathOf: (slug: string) => string,
  placeOf: (index: number) => Place,
): FormerAddress[] {
  const to = pathOf(slug);
  return textsIn(member(value, 'aliases')).map((alias, index) => ({ from: pathOf(alias), to, place: placeOf(index) }));
}

function formerAddresses(files: ContentFiles): FormerAddress[] {
  const categories = sourceOf(files, 'categories.yaml');
  const redirects = sourceOf(files, 'redirects.yaml');
  return [
    ...existingPosts(files).flatMap(({ slug, source, file }) =>
      aliasesIn(source?.value, slug, routes.postPath, (alias) => source?.placeOf(['aliases', alias]) ?? startOf(file)),
    ),
    ...entriesOf(files, 'categories.yaml').flatMap((entry, index) => {
      const placeOf = (alias: number) =>
        categories?.placeOf([index, 'aliases', alias]) ?? startOf('content/categories.yaml');
      return aliasesIn(entry, String(member(entry, 'slug')), (slug) => routes.categoryPath(slug), placeOf);
    }),
    ...entriesOf(files, 'redirects.yaml').flatMap((entry, index) => {
      const [from, to] = [member(entry, 'from'), member(entry, 'to')];
      if (!redirects || typeof from !== 'string' || typeof to !== 'string') return [];
      const [place, target] = [redirects.placeOf([index, 'from']), redirects.placeOf([index, 'to'])];
      return [{ from, to, place, target }];
    }),
  ];
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

/** Works out the site's pages from its files. */
export function siteMap(files: ContentFiles, today: string): SiteMap {
  const pages = codePages(files);
  const hidden = new Set<string>();
  for (const page of pagesOf(files)) {
    const path = routes.pagePath(pageSlug(page.collection.file) ?? '');
    if (isDraft(page)) hidden.add(path);
    else pages.set(path, pageAnchors(files, page));
  }
  for (const post of existingPosts(files)) {
    const path = routes.postPath(post.slug);
    if (unpublishedReason(post, today)) hidden.add(path);
    else pages.set(path, postAnchors(post));
  }
  for (const slug of textsIn(entriesOf(files, 'categories.yaml').map((entry) => member(entry, 'slug'))))
    pages.set(routes.categoryPath(slug), undefined);
  const former = formerAddresses(files);
  const siteUrl = member(sourceOf(files, 'site.yaml')?.value, 'siteUrl');
  return {
    pages,
    hidden,
    former,
    moved: new Map(former.map(({ from, to }) => [withSlash(from), to])),
    siteUrl: typeof siteUrl === 'string' ? siteUrl.replace(/\/+$/, '') : undefined,
    mayExist: unknownAddresses(files),
  };
}
