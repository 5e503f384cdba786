import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { typographic } from '../../../src/utils/typography';
import { SITE_ROOT } from '../../support/site-root';

/** Pages that search engines are asked to leave out, so that the sitemap does not name them. */
const UNLISTED = ['/thanks/', '/404.html'];
const LISTING = /^\/blog\/(page\/\d+\/)?$/;
const CATEGORY = /^\/blog\/category\/[^/]+\/$/;
const BELOW_BLOG = /^\/blog\/./;

const built = (file: string): string => path.join(SITE_ROOT, 'public', file);

/** The path of every page that the sitemap of the built site names. */
export function sitemapPaths(): readonly string[] {
  const sitemap = readFileSync(built('sitemap-0.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

function sizeOf(pathname: string): number {
  return readFileSync(built(path.join(pathname, 'index.html'))).length;
}

function emptyCategory(listed: readonly string[]): string | undefined {
  const folder = built('blog/category');
  const all = existsSync(folder) ? readdirSync(folder).map((slug) => `/blog/category/${slug}/`) : [];
  return all.find((pathname) => existsSync(built(`${pathname}index.html`)) && !listed.includes(pathname));
}

/**
 * One address of each kind of page, whatever the content is: every page that is no article, the first two pages of the
 * listing, a category with and one without articles, the longest and the shortest article.
 */
function routesOfSite(): readonly string[] {
  const listed = sitemapPaths();
  const articles = listed
    .filter((pathname) => BELOW_BLOG.test(pathname) && !/^\/blog\/(page|category)\//.test(pathname))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const kinds = [
    ...listed.filter((pathname) => !BELOW_BLOG.test(pathname)),
    ...listed.filter((pathname) => LISTING.test(pathname) && pathname !== '/blog/').slice(0, 1),
    listed.find((pathname) => CATEGORY.test(pathname)),
    emptyCategory(listed),
    articles[0],
    articles.at(-1),
    ...UNLISTED,
  ];
  return [...new Set(kinds.filter((pathname) => pathname !== undefined))];
}

export const ROUTES = routesOfSite();

/** A text that authors have written for a control, by its field in `content/interface.yaml`. */
export function interfaceText(field: string): string {
  const texts: Record<string, string> = parse(readFileSync(path.join(SITE_ROOT, 'content/interface.yaml'), 'utf8'));
  const text = texts[field];
  if (text === undefined) throw new Error(`content/interface.yaml has no ${field}.`);
  return typographic(text);
}
