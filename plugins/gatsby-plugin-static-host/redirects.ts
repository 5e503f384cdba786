import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostedSite, NamedRedirect, Redirect } from './index';

/** Whether a former address is that of a page; it ends with a slash. */
const isPage = ({ from }: Redirect): boolean => from.endsWith('/');

/** `_redirects`, as Netlify and Cloudflare Pages read it. To Cloudflare, a path with a trailing slash is a different path. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const forms = (redirect: Redirect) =>
    isPage(redirect) ? [redirect.from, redirect.from.slice(0, -1)] : [redirect.from];
  return redirects.flatMap((redirect) => forms(redirect).map((from) => `${from} ${redirect.to} 301\n`)).join('');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** What stands at a former address, relative to the built site: a page that redirects, or a copy of a file. */
export const redirectFile = (from: string): string => from.slice(1).replace(/\/$/, '/index.html');

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
 * Writes a page for each redirect of a page, and copies each moved file to its former address.
 * @param root the built site
 */
export async function writeRedirectPages(root: string, site: HostedSite): Promise<void> {
  for (const redirect of site.redirects) {
    const file = path.join(root, redirectFile(redirect.from));
    await mkdir(path.dirname(file), { recursive: true });
    if (isPage(redirect)) await writeFile(file, redirectPage(redirect, site));
    else await copyFile(path.join(root, redirect.to), file);
  }
}
