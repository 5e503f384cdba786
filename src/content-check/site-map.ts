import * as routes from '../routes';
import type { ContentFiles, DataFile, PostFile } from './content-files';
import { visitFields } from './schema-fields';

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

/** Anchors that sections of the home page have. */
const HOME_ANCHORS = ['services', 'about', 'contact'];

function property(value: unknown, key: string): unknown {
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

function servicePages(files: ContentFiles): string[] {
  return entriesOf(files, 'services.yaml').flatMap((entry) => {
    const slug = property(entry, 'slug');
    return typeof slug === 'string' ? [slug] : [];
  });
}

function fixedPages(files: ContentFiles): Map<string, ReadonlySet<string> | undefined> {
  const paths = Object.values(routes).filter((route) => typeof route === 'string' && route.endsWith('/'));
  const pages = new Map<string, ReadonlySet<string> | undefined>(paths.map((path) => [String(path), undefined]));
  pages.set(routes.HOME, new Set(HOME_ANCHORS));
  pages.set(routes.SERVICES, new Set(servicePages(files)));
  return pages;
}

/** Works out the pages of the site from its files. */
export function siteMap(files: ContentFiles, today: string): SiteMap {
  const pages = fixedPages(files);
  const hidden = new Set<string>();
  const moved = new Map<string, string>();
  for (const post of files.posts) {
    const path = routes.postPath(post.slug);
    if (keptBack(post, today)) hidden.add(path);
    else pages.set(path, new Set(post.body.anchors));
    for (const alias of textsIn(property(post.source?.value, 'aliases'))) moved.set(routes.postPath(alias), path);
  }
  for (const entry of entriesOf(files, 'categories.yaml')) {
    const slug = property(entry, 'slug');
    if (typeof slug !== 'string') continue;
    const path = routes.categoryPath(slug);
    pages.set(path, undefined);
    for (const alias of textsIn(property(entry, 'aliases'))) moved.set(routes.categoryPath(alias), path);
  }
  const siteUrl = property(recordOf(files, 'site.yaml'), 'siteUrl');
  return { pages, hidden, moved, siteUrl: typeof siteUrl === 'string' ? siteUrl.replace(/\/+$/, '') : undefined };
}

/** Calls `visit` for every field of every data file and of every post's front matter. */
export function visitAll(
  files: ContentFiles,
  visit: (file: DataFile | PostFile, visited: Parameters<Parameters<typeof visitFields>[2]>[0]) => void,
): void {
  for (const file of [...files.data, ...files.posts]) {
    if (file.source) visitFields(file.fields, file.source.value, (visited) => visit(file, visited));
  }
}
