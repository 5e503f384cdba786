import { categoryPath, feedPath, postPath } from '../../routes';
import { hasEnding, withSlash } from '../../utils/paths';
import { type ContentFiles, filesOf, type PostFile } from '../read/content-files';
import type { Location } from '../read/finding';
import type { Shown } from './entries';

/** An address that leads to another. */
export interface Redirect {
  /** The former address: of a page, with a slash at its end, or of a file. */
  readonly from: string;
  /** A page or file of this site, or an https address. */
  readonly to: string;
  /** The name of what is there now. */
  readonly title: string;
}

/** A redirect with its location in the content. */
export interface FormerAddress extends Redirect {
  readonly location: Location;
  /** The location of the new address, for an entry of `redirects.yaml`. */
  readonly target?: Location;
}

/**
 * The address at which a post was first published. It is the post's permanent id in feed readers, so that no rename shows it
 * to them again. Its aliases begin with the oldest; of those only the published ones count.
 * @param published the addresses of all articles ever published
 */
export function firstAddress(
  { slug, aliases }: { readonly slug: string; readonly aliases: readonly string[] },
  published: readonly string[],
): string {
  const addresses = [...aliases, slug].map(postPath);
  return addresses.find((address) => published.includes(address)) ?? addresses[0] ?? postPath(slug);
}

/** The redirects of an alias of a category: its page and its feeds. */
function categoryRedirects(alias: string, slug: string, title: string): Redirect[] {
  const feeds = (['rss', 'json'] as const).map((format) => {
    return { from: feedPath(format, alias), to: feedPath(format, slug), title };
  });
  return [{ from: categoryPath(alias), to: categoryPath(slug), title }, ...feeds];
}

function pageRedirect({ from, to }: Omit<Redirect, 'title'>): Redirect {
  const target = to.startsWith('/') && !hasEnding(to) ? withSlash(to) : to;
  return { from: withSlash(from), to: target, title: target };
}

/** The aliases of articles and categories, and the entries of `redirects.yaml`. */
export function formerAddresses(
  files: ContentFiles,
  { Category: categories }: Shown['lists'],
  posts: readonly { readonly file: PostFile; readonly path: string; readonly label: string }[],
): FormerAddress[] {
  const ofCategories = filesOf(files, 'Category').flatMap(({ source }) =>
    categories.flatMap(({ slug, name, aliases, order }) =>
      aliases.flatMap((alias, index) => {
        const location = source.locationOf([order, 'aliases', index]);
        return categoryRedirects(alias, slug, name).map((redirect) => ({ ...redirect, location }));
      }),
    ),
  );
  const redirects = filesOf(files, 'Redirect').flatMap(({ entries: written, source }) =>
    written.map((redirect, entry) => ({
      ...pageRedirect(redirect),
      location: source.locationOf([entry, 'from']),
      target: source.locationOf([entry, 'to']),
    })),
  );
  const ofPosts = posts.flatMap(({ file: { entries: written, source }, path: to, label: title }) =>
    written
      .flatMap(({ aliases }) => aliases)
      .map((alias, index) => {
        return { from: postPath(alias), to, title, location: source.locationOf(['aliases', index]) };
      }),
  );
  return [...ofCategories, ...redirects, ...ofPosts];
}

/** The end of a chain of redirects, whose addresses may lack the slash; `undefined` for a loop. */
export function finalTarget(start: string, moved: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  const after = (path: string): string | undefined => moved.get(path) ?? moved.get(withSlash(path));
  let path = start;
  for (let next = after(path); next !== undefined; next = after(path)) {
    if (seen.has(path)) return undefined;
    seen.add(path);
    path = next;
  }
  return path;
}

/** Redirects as hosts get them: sorted, each straight to the end of its chain. */
export function straightRedirects(redirects: readonly Redirect[]): Redirect[] {
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects
    .map(({ from, to, title }) => ({ from, to: finalTarget(from, moved) ?? to, title }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
