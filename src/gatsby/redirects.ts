import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { absoluteUrl, categoryPath, postPath } from '../routes';

/** A former address, which ends with a slash, and where it leads: a page, or an https address. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** The name of the page, or its address. */
  readonly title: string;
}

/** What has a page and may have had another address. */
export interface Movable {
  readonly slug: string;
  readonly title: string;
  readonly aliases: readonly string[];
}

function redirectsOf(things: readonly Movable[], pathOf: (slug: string) => string): Redirect[] {
  return things.flatMap(({ slug, title, aliases }) =>
    aliases.map((alias) => ({ from: pathOf(alias), to: pathOf(slug), title })),
  );
}

/** What the redirects are made from. */
interface MovedContent {
  readonly posts: readonly Movable[];
  readonly categories: readonly Movable[];
  /** The entries of content/redirects.yaml. */
  readonly others: readonly Omit<Redirect, 'title'>[];
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** Every address that has moved; the host's rules and the static pages are both made from this list. */
export function listRedirects({ posts, categories, others }: MovedContent): Redirect[] {
  return [
    ...redirectsOf(posts, postPath),
    ...redirectsOf(categories, (slug) => categoryPath(slug)),
    ...others.map(({ from, to }) => {
      const target = to.startsWith('/') ? withSlash(to) : to;
      return { from: withSlash(from), to: target, title: target };
    }),
  ];
}

interface CategoryNode {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** The redirects of the site that is being built. */
export function siteRedirects({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Redirect[] {
  const categories = getNodesByType('Category') as unknown as readonly CategoryNode[];
  return listRedirects({
    posts: getNodesByType('Post') as unknown as readonly Movable[],
    categories: categories.map(({ slug, name, aliases }) => ({ slug, title: name, aliases })),
    others: getNodesByType('Redirect') as unknown as readonly Omit<Redirect, 'title'>[],
  });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * A page that sends visitors on at once, and tells search engines which address counts.
 * @param site address and language of the site
 */
export function redirectPage({ to, title }: Redirect, site: { siteUrl: string; language: string }): string {
  const url = escapeHtml(absoluteUrl(site.siteUrl, to));
  const name = escapeHtml(title);
  return `<!DOCTYPE html>
<html lang="${escapeHtml(site.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}">
<title>${name}</title>
</head>
<body>
<main>
<h1><a href="${escapeHtml(to)}">${name}</a></h1>
</main>
</body>
</html>
`;
}

interface SiteNode {
  readonly siteUrl: string;
  readonly language: string;
}

/** Where the paths of the last build's redirect pages are remembered. */
const WRITTEN = 'redirect pages';

/** The static page of a former address, relative to the folder of the built site. */
export function redirectFile({ from }: Pick<Redirect, 'from'>): string {
  return path.posix.join(from.slice(1), 'index.html');
}

/** Writes one static page for every former address, and removes those of addresses that are no longer listed. */
export async function writeRedirectPages(args: NodePluginArgs): Promise<void> {
  const { directory } = args.store.getState().program;
  const [site] = args.getNodesByType('SiteSettings') as unknown as readonly SiteNode[];
  if (!site) return;
  const redirects = siteRedirects(args);
  const before: readonly string[] = (await args.cache.get(WRITTEN)) ?? [];
  const gone = before.filter((from) => !redirects.some((redirect) => redirect.from === from));
  await Promise.all(gone.map((from) => rm(path.join(directory, 'public', redirectFile({ from })), { force: true })));
  for (const redirect of redirects) {
    const file = path.join(directory, 'public', redirectFile(redirect));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(redirect, site));
  }
  await args.cache.set(
    WRITTEN,
    redirects.map(({ from }) => from),
  );
}
