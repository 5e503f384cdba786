import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ADDED_POSTS } from '../../support/added-posts';
import { SITE_ROOT } from '../../support/site-root';

/** `npm run test:all` covers every page in every colour scheme and width, `npm test` one view per kind of page. */
export const IS_FULL = process.env.TEST_ALL !== undefined;

const built = (file: string): string => readFileSync(path.join(SITE_ROOT, 'public', file), 'utf8');

/** The paths in the built site's sitemap, except posts that the tests add. */
export function sitemapPaths(): readonly string[] {
  const all = [...built('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)];
  return all
    .map(([, address = '']) => new URL(address).pathname)
    .filter((pathname) => !ADDED_POSTS.some(({ slug }) => pathname === `/blog/${slug}/`));
}

const listed = sitemapPaths();
const sizeOf = (pathname: string): number => built(`${pathname}index.html`).length;
const articles = listed
  .filter((pathname) => /^\/blog\/(?!page\/|category\/)./.test(pathname))
  .sort((one, other) => sizeOf(other) - sizeOf(one));

/** One URL per kind of page, whatever the content; of articles the longest, and in `npm run test:all` the shortest too. */
export const ROUTES: readonly string[] = [
  ...listed.filter((pathname) => !/^\/blog\/./.test(pathname)),
  listed.find((pathname) => pathname.startsWith('/blog/category/')),
  articles[0],
  '/404.html',
  ...(IS_FULL
    ? ['/thanks/', listed.find((pathname) => pathname.startsWith('/blog/page/')), articles.slice(1).at(-1)]
    : []),
].filter((pathname) => pathname !== undefined);

export const SCHEMES = ['light', 'dark'] as const;

/** A page in one colour scheme and width. */
export interface View {
  readonly route: string;
  readonly colorScheme: (typeof SCHEMES)[number];
  readonly width: number;
}

/** All views of these pages, or one each, alternating between a light phone and a dark laptop. */
export function viewsOf(routes: readonly string[]): readonly View[] {
  const [phone, laptop] = [360, 1280] as const;
  return routes.flatMap((route, index) =>
    IS_FULL
      ? SCHEMES.flatMap((colorScheme) => [phone, laptop].map((width) => ({ route, colorScheme, width })))
      : [{ route, colorScheme: SCHEMES[index % 2 === 0 ? 0 : 1], width: index % 2 === 0 ? phone : laptop }],
  );
}

/** A view's name in test titles. */
export const nameOf = ({ route, colorScheme, width }: View): string => `${route} (${colorScheme}, ${width} px)`;

/** Opens a page in a view. */
export async function openView(page: Page, { route, colorScheme, width }: View): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(route);
}
