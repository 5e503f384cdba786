import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ADDED_POSTS } from '../../support/added-posts';
import { SITE_ROOT } from '../../support/site-root';

/** `npm run test:all` tries every page in every colour scheme and width, `npm test` a page of each kind in one. */
export const IS_FULL = process.env.TEST_ALL !== undefined;

const built = (file: string): string => path.join(SITE_ROOT, 'public', file);

/** The path of every page that the sitemap of the built site names, without the posts that the tests have added. */
export function sitemapPaths(): readonly string[] {
  const sitemap = readFileSync(built('sitemap-0.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return all.filter((pathname) => !ADDED_POSTS.some(({ slug }) => pathname === `/blog/${slug}/`));
}

/** One address of each kind of page, whatever the content is. */
function routesOfSite(): readonly string[] {
  const listed = sitemapPaths();
  const sizeOf = (pathname: string): number => readFileSync(built(`${pathname}index.html`)).length;
  const articles = listed
    .filter((pathname) => /^\/blog\/(?!page\/|category\/)./.test(pathname))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const categories = readdirSync(built('blog/category')).map((slug) => `/blog/category/${slug}/`);
  const rare = [
    '/thanks/',
    categories.find((pathname) => !listed.includes(pathname)),
    listed.find((pathname) => pathname === '/blog/page/2/'),
    articles.at(-1),
  ];
  const kinds = [
    ...listed.filter((pathname) => !/^\/blog\/./.test(pathname)),
    categories.find((pathname) => listed.includes(pathname)),
    articles[0],
    '/404.html',
    ...(IS_FULL ? rare : []),
  ];
  return [...new Set(kinds.filter((pathname) => pathname !== undefined))];
}

export const ROUTES = routesOfSite();

export const SCHEMES = ['light', 'dark'] as const;

/** A page as one visitor sees it. */
export interface View {
  readonly route: string;
  readonly colorScheme: (typeof SCHEMES)[number];
  readonly width: number;
}

/** The views of these pages: all of them, or one each, in turn on a phone in light and on a laptop in dark colours. */
export function viewsOf(routes: readonly string[]): readonly View[] {
  if (IS_FULL) {
    return routes.flatMap((route) =>
      SCHEMES.flatMap((colorScheme) => [360, 1280].map((width) => ({ route, colorScheme, width }))),
    );
  }
  return routes.map((route, index) =>
    index % 2 === 0 ? { route, colorScheme: 'light', width: 360 } : { route, colorScheme: 'dark', width: 1280 },
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
