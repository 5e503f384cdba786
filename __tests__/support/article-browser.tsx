import { screen, within } from '@testing-library/react';
import { ArticleBrowser } from '../../src/components/sections/blog/ArticleBrowser';
import { forgetSearchIndex } from '../../src/hooks/use-search-index';
import { serveFiles } from './fake-files';
import { ARTICLES, CHOICES, FILES, sourceOf, TEXTS } from './listing-fixture';

export const browser = (category: string | null = null, page = 1) => (
  <ArticleBrowser
    source={sourceOf(category, page)}
    newest={ARTICLES.slice(0, 2)}
    choices={CHOICES}
    locationKey="first"
    texts={TEXTS}
  />
);

export const titles = (): string[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent ?? '');
export const numbered = (...numbers: number[]): string[] => numbers.map((number) => `Article ${number}`);
export const status = () => screen.getByRole('status');
export const search = () => screen.getByRole('searchbox', { name: 'Search articles' });
export const chip = (name: string) => screen.getByRole('link', { name });
export const loadMore = (role: 'link' | 'button' = 'link') => screen.getByRole(role, { name: 'Load More Articles' });

/** Before each test of the listing: its files are served and its address is shown. Returns the files that are asked for. */
export function startOver(): string[] {
  forgetSearchIndex();
  window.history.replaceState(null, '', '/blog/');
  return serveFiles(FILES);
}
