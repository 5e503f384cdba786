import type { ContentFiles, DataFile, PostFile } from '../content-reader/content-files';
import { type VisitedField, visitFields } from '../content-reader/schema-fields';
import * as routes from '../routes';
import { headingIds } from '../utils/heading-ids';
import { letterId, lettersOf } from '../utils/letters';
import { HOME_SECTIONS } from '../utils/page-ids';

/** What the content looks like on the site: pages with their anchors, and who owns which slug. */
export interface SiteMap {
  /** Every published page with the anchors that links may name; `undefined` where they are not known. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The pages of drafts and of posts that are not yet due. */
  readonly hidden: ReadonlySet<string>;
  /** Former addresses with the page that they lead to now. */
  readonly moved: ReadonlyMap<string, string>;
  /** The site's own address, without a slash at the end. */
  readonly siteUrl: string | undefined;
}

/** A member of what is written, whatever that is. */
export function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** Whether a post is kept back on `today`, as far as its front matter can be read. */
export function keptBack(post: PostFile, today: string): 'draft' | 'scheduled' | undefined {
  const written = post.source?.value;
  if (property(written, 'draft') === true) return 'draft';
  const date = post.frontMatter?.date ?? property(written, 'date');
  return typeof date === 'string' && date > today ? 'scheduled' : undefined;
}

/** The entries of a list file, as they are written. */
export function entriesOf(files: ContentFiles, name: string): readonly unknown[] {
  const value = files.data.find(({ kind }) => kind.file === name)?.source?.value;
  return Array.isArray(value) ? value : [];
}

/** The value of a single record, as it is written. */
export function recordOf(files: ContentFiles, name: string): unknown {
  return files.data.find(({ kind }) => kind.file === name)?.source?.value;
}

/** The texts in a list, as they are written. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** An address as redirects compare it: hosts answer with and without the slash at the end. */
export function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}

function servicePages(files: ContentFiles): string[] {
  return entriesOf(files, 'services.yaml').flatMap((entry) => {
    const slug = property(entry, 'slug');
    return typeof slug === 'string' ? [slug] : [];
  });
}

/** One text of every entry of a list file; an empty one where it cannot be read. */
function textsOfEntries(files: ContentFiles, name: string, key: string): string[] {
  return entriesOf(files, name).map((entry) => String(property(entry, key) ?? ''));
}

function fixedPages(files: ContentFiles): Map<string, ReadonlySet<string> | undefined> {
  const pages = new Map<string, ReadonlySet<string> | undefined>(routes.PAGES.map((path) => [path, undefined]));
  pages.set(routes.HOME, new Set(Object.values(HOME_SECTIONS)));
  pages.set(routes.SERVICES, new Set(servicePages(files)));
  pages.set(routes.FAQ, new Set(headingIds(textsOfEntries(files, 'faq.yaml', 'question'))));
  const terms = textsOfEntries(files, 'glossary.yaml', 'term');
  pages.set(routes.GLOSSARY, new Set([...headingIds(terms), ...lettersOf(terms).map(letterId)]));
  return pages;
}

/** The posts whose text is there; a folder may have lost it. */
function postsThere({ posts, names }: ContentFiles): readonly PostFile[] {
  return posts.filter(({ slug }) => names.has(`blog/${slug}/index.md`));
}

function aliasesTo(path: string, entry: unknown, pathOf: (slug: string) => string): [string, string][] {
  return textsIn(property(entry, 'aliases')).map((alias) => [pathOf(alias), path]);
}

/** The former addresses of posts and categories, with those that they have now. */
export function formerAddresses(files: ContentFiles): Map<string, string> {
  const posts = postsThere(files).flatMap(({ slug, source }) =>
    aliasesTo(routes.postPath(slug), source?.value, routes.postPath),
  );
  const categories = entriesOf(files, 'categories.yaml').flatMap((entry) =>
    aliasesTo(routes.categoryPath(String(property(entry, 'slug'))), entry, (alias) => routes.categoryPath(alias)),
  );
  return new Map([...posts, ...categories]);
}

/** Works out the pages of the site from its files. */
export function siteMap(files: ContentFiles, today: string): SiteMap {
  const pages = fixedPages(files);
  const hidden = new Set<string>();
  for (const post of postsThere(files)) {
    const path = routes.postPath(post.slug);
    if (keptBack(post, today)) hidden.add(path);
    else pages.set(path, new Set(post.body.anchors));
  }
  for (const entry of entriesOf(files, 'categories.yaml')) {
    const slug = property(entry, 'slug');
    if (typeof slug === 'string') pages.set(routes.categoryPath(slug), undefined);
  }
  const moved = formerAddresses(files);
  for (const entry of entriesOf(files, 'redirects.yaml')) {
    const [from, to] = [property(entry, 'from'), property(entry, 'to')];
    if (typeof from === 'string' && typeof to === 'string') moved.set(withSlash(from), to);
  }
  const siteUrl = property(recordOf(files, 'site.yaml'), 'siteUrl');
  return { pages, hidden, moved, siteUrl: typeof siteUrl === 'string' ? siteUrl.replace(/\/+$/, '') : undefined };
}

/** The fields of files that have been visited once; a file that changes is another object. */
const visitedFields = new WeakMap<DataFile | PostFile, readonly VisitedField[]>();

function fieldsIn(file: DataFile | PostFile): readonly VisitedField[] {
  const known = visitedFields.get(file);
  if (known) return known;
  const found: VisitedField[] = [];
  if (file.source) visitFields(file.fields, file.source.value, (visited) => found.push(visited));
  visitedFields.set(file, found);
  return found;
}

/** Calls `visit` for every field of every data file and of every post's front matter. */
export function visitAll(files: ContentFiles, visit: (file: DataFile | PostFile, visited: VisitedField) => void): void {
  for (const file of [...files.data, ...files.posts]) {
    for (const visited of fieldsIn(file)) visit(file, visited);
  }
}
