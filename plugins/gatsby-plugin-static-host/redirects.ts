import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import type { HostedSite, NamedRedirect, Redirect } from './index';

/** A path that every host's file format can hold verbatim and that cannot leave its folder. */
export const PLAIN_PATH = /^(?=\/)(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)*\/?$/;
/** An https URL that the same formats can hold: no user, query or fragment. */
export const PLAIN_ADDRESS = /^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[A-Za-z0-9/._~-]*)?$/;

/**
 * Redirects sorted by path, with trailing slashes.
 * @param pages paths of the existing pages
 * @throws Error if a redirect would hide a page (Cloudflare redirects before it looks for a file), leads nowhere, or has a
 * path that cannot be written safely
 */
export function checkedRedirects<Moved extends Redirect>(
  redirects: readonly Moved[],
  pages: ReadonlySet<string>,
): Moved[] {
  const seen = new Set<string>();
  return redirects
    .map((redirect) => ({ ...redirect, from: redirect.from.endsWith('/') ? redirect.from : `${redirect.from}/` }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((redirect) => {
      const { from, to } = redirect;
      const isOutside = to.startsWith('https://');
      if (!PLAIN_PATH.test(from) || !(PLAIN_PATH.test(to) || PLAIN_ADDRESS.test(to)))
        throw new Error(`The redirect ${from} -> ${to} is not a plain path.`);
      if (pages.has(from)) throw new Error(`The redirect ${from} -> ${to} would hide a page.`);
      if (!isOutside && !pages.has(to)) throw new Error(`The redirect ${from} -> ${to} leads to no page.`);
      if (seen.has(from)) throw new Error(`There are two redirects from ${from}.`);
      seen.add(from);
      return redirect;
    });
}

/** `_redirects`, as Netlify and Cloudflare Pages read it. To Cloudflare, a path with a trailing slash is a different path. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n${from.slice(0, -1)} ${to} 301\n`).join('');
}

/** Cache key for the paths of the last build's redirect pages. */
const WRITTEN = 'redirect pages';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** The static page of a former path, relative to the built site. */
export const redirectFile = (from: string): string => path.posix.join(from.slice(1), 'index.html');

/** A page that redirects at once and names the canonical URL, for hosts that cannot redirect. */
export function redirectPage({ to, title }: NamedRedirect, { siteUrl, language }: HostedSite): string {
  const name = escapeHtml(title);
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(new URL(to, `${siteUrl}/`).href)}">
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

/**
 * Writes a static page for each redirect, and removes those no longer listed.
 * @param root the built site
 * @param pages paths of the existing pages
 */
export async function writeRedirectPages(
  root: string,
  site: HostedSite,
  pages: ReadonlySet<string>,
  cache: GatsbyCache,
): Promise<void> {
  const paths = site.redirects.map(({ from }) => from);
  const before: readonly string[] = (await cache.get(WRITTEN)) ?? [];
  const gone = before.filter((from) => !paths.includes(from) && !pages.has(from));
  await Promise.all(gone.map((from) => rm(path.join(root, redirectFile(from)), { force: true })));
  for (const redirect of site.redirects) {
    const file = path.join(root, redirectFile(redirect.from));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(redirect, site));
  }
  await cache.set(WRITTEN, paths);
}
