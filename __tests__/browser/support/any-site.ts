import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { typographic } from '../../../src/utils/typography';
import { ADDED_POSTS } from '../../support/added-posts';
import { SITE_ROOT } from '../../support/site-root';

/** `npm run test:all` tries every page in every colour scheme and width, `npm test` a page of each template in one. */
export const IS_FULL = process.env.TEST_ALL !== undefined;

/** Pages that search engines are asked to leave out, so that the sitemap does not name them. */
const UNLISTED = ['/404.html', ...(IS_FULL ? ['/thanks/'] : [])];
const LISTING = /^\/blog\/page\/2\/$/;
const CATEGORY = /^\/blog\/category\/[^/]+\/$/;
const BELOW_BLOG = /^\/blog\/./;
const ADDED = ADDED_POSTS.map(({ slug }) => `/blog/${slug}/`);

const built = (file: string): string => path.join(SITE_ROOT, 'public', file);

/** The path of every page that the sitemap of the built site names, without the posts that the tests have added. */
export function sitemapPaths(): readonly string[] {
  const sitemap = readFileSync(built('sitemap-0.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return all.filter((pathname) => !ADDED.includes(pathname));
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
 * One address of each kind of page, whatever the content is: every page that is no article, the listing, a category, the
 * longest article.
 */
function routesOfSite(): readonly string[] {
  const listed = sitemapPaths();
  const articles = listed
    .filter((pathname) => BELOW_BLOG.test(pathname) && !/^\/blog\/(page|category)\//.test(pathname))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const kinds = [
    ...listed.filter((pathname) => !BELOW_BLOG.test(pathname)),
    listed.find((pathname) => CATEGORY.test(pathname)),
    articles[0],
    ...UNLISTED,
    ...(IS_FULL ? [emptyCategory(listed), listed.find((pathname) => LISTING.test(pathname)), articles.at(-1)] : []),
  ];
  return [...new Set(kinds.filter((pathname) => pathname !== undefined))];
}

export const ROUTES = routesOfSite();

/** Pages with the template of another one of these routes. */
const ALIKE = /^\/(4cs-program|career-guidance|faq|services|tools\/(first-year|revalidation)-planner)\/$/;

/** One page of each template. */
export const TEMPLATES = IS_FULL ? ROUTES : ROUTES.filter((route) => !ALIKE.test(route));

/** Every page but the planners, whose states planner-states.spec.ts looks at. */
export const PAGES = IS_FULL ? ROUTES : ROUTES.filter((route) => !route.endsWith('-planner/'));

export const SCHEMES = ['light', 'dark'] as const;

/** A phone and a small laptop. */
export const WIDTHS = [360, 1280] as const;

/** A page as one visitor sees it. */
export interface View {
  readonly route: string;
  readonly colorScheme: (typeof SCHEMES)[number];
  readonly width: (typeof WIDTHS)[number];
}

/** The views of these pages: all of them, or one each, in turn on a phone in light and on a laptop in dark colours. */
export function viewsOf(routes: readonly string[]): readonly View[] {
  if (!IS_FULL) {
    return routes.map((route, index) =>
      index % 2 === 0 ? { route, colorScheme: 'light', width: 360 } : { route, colorScheme: 'dark', width: 1280 },
    );
  }
  return routes.flatMap((route) =>
    SCHEMES.flatMap((colorScheme) => WIDTHS.map((width) => ({ route, colorScheme, width }))),
  );
}

/** How a test names a view. */
export const nameOf = ({ route, colorScheme, width }: View): string => `${route} (${colorScheme}, ${width} px)`;

/** Opens a page as a view has it. */
export async function openView(page: Page, { route, colorScheme, width }: View): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(route);
}

/** A text that authors have written for a control, by its field in `content/interface.yaml`. */
export function interfaceText(field: string): string {
  const texts: Record<string, string> = parse(readFileSync(path.join(SITE_ROOT, 'content/interface.yaml'), 'utf8'));
  const text = texts[field];
  if (text === undefined) throw new Error(`content/interface.yaml has no ${field}.`);
  return typographic(text);
}
