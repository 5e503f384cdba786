import type { ContentFiles, PostFile } from '../content-reader/content-files';
import * as routes from '../routes';
import { headingIds } from '../utils/heading-ids';
import { letterId, lettersOf } from '../utils/letters';
import { HOME_SECTIONS } from '../utils/page-ids';
import { withSlash } from '../utils/with-slash';
import { entriesOf, property, sourceOf, textsIn } from './written-values';

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

/** Whether a post is kept back on `today`, as far as its front matter can be read. */
export function keptBack(post: PostFile, today: string): 'draft' | 'scheduled' | undefined {
  const written = post.source?.value;
  if (property(written, 'draft') === true) return 'draft';
  const date = post.frontMatter?.date ?? property(written, 'date');
  return typeof date === 'string' && date > today ? 'scheduled' : undefined;
}

/** One text of every entry of a list file; an empty one where it cannot be read. */
function textsOfEntries(files: ContentFiles, name: string, key: string): string[] {
  return entriesOf(files, name).map((entry) => String(property(entry, key) ?? ''));
}

function fixedPages(files: ContentFiles): Map<string, ReadonlySet<string> | undefined> {
  const pages = new Map<string, ReadonlySet<string> | undefined>(routes.PAGES.map((path) => [path, undefined]));
  pages.set(routes.HOME, new Set(Object.values(HOME_SECTIONS)));
  const services = entriesOf(files, 'services.yaml').map((entry) => property(entry, 'slug'));
  pages.set(routes.SERVICES, new Set(textsIn(services)));
  pages.set(routes.FAQ, new Set(headingIds(textsOfEntries(files, 'faq.yaml', 'question'))));
  const terms = textsOfEntries(files, 'glossary.yaml', 'term');
  pages.set(routes.GLOSSARY, new Set([...headingIds(terms), ...lettersOf(terms).map(letterId)]));
  return pages;
}

/** The posts whose text is there; a folder may have lost it. */
export function postsThere({ posts, names }: ContentFiles): readonly PostFile[] {
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
  const siteUrl = property(sourceOf(files, 'site.yaml')?.value, 'siteUrl');
  return { pages, hidden, moved, siteUrl: typeof siteUrl === 'string' ? siteUrl.replace(/\/+$/, '') : undefined };
}
