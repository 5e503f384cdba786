import { categoryPath, feedPath, postPath } from '../../routes';
import { hasEnding, withSlash } from '../../utils/paths';

/** An address that leads to another. */
export interface Redirect {
  /** The former address: of a page, with a slash at its end, or of a file. */
  readonly from: string;
  /** A page or file of this site, or an https address. */
  readonly to: string;
  /** The name of what is there now. */
  readonly title: string;
}

/** What has former names. */
interface Named {
  readonly slug: string;
  readonly title: string;
}

/** The redirect of an alias of a post. */
export function postRedirect(alias: string, { slug, title }: Named): Redirect {
  return { from: postPath(alias), to: postPath(slug), title };
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
export function categoryRedirects(alias: string, { slug, title }: Named): Redirect[] {
  const feeds = (['rss', 'json'] as const).map((format) => {
    return { from: feedPath(format, alias), to: feedPath(format, slug), title };
  });
  return [{ from: categoryPath(alias), to: categoryPath(slug), title }, ...feeds];
}

/** The redirect of an entry of `redirects.yaml`. */
export function pageRedirect({ from, to }: Omit<Redirect, 'title'>): Redirect {
  const target = to.startsWith('/') && !hasEnding(to) ? withSlash(to) : to;
  return { from: withSlash(from), to: target, title: target };
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
    .map((redirect) => ({ ...redirect, to: finalTarget(redirect.from, moved) ?? redirect.to }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
