// Guards that the pages of routes and content exist, and no others.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as routes from '../../../src/routes';
import { today } from '../../../src/utils/calendar';
import { SITE_ROOT } from '../../support/site-root';
import { articlePages, pages } from '../built-site';

const built = pages.map((page) => page.path);
const read = (...names: string[]): string => readFileSync(path.join(SITE_ROOT, 'content', ...names), 'utf8');
const namesIn = (folder: string): string[] => readdirSync(path.join(SITE_ROOT, 'content', folder));
const isDraft = (text: string): boolean => /^draft: true$/m.test(text);

test('every route and every file in content/pages has a page', () => {
  const coded = [...routes.CODE_PAGES.map((page) => page.path), ...routes.NEEDED_PAGES, routes.NOT_FOUND];
  const files = namesIn('pages').filter((name) => !isDraft(read('pages', name)));
  const written = files.map((name) => routes.pagePath(name.replace(/\.(yaml|md)$/, '')));
  expect([...coded, ...written].filter((address) => !built.includes(address))).toEqual([]);
});

test('every published post has a page, and no other', () => {
  const expected = namesIn('blog').filter((slug) => {
    const text = read('blog', slug, 'index.md');
    const [, date = ''] = /^date: "?([\d-]{10})/m.exec(text) ?? [];
    return !isDraft(text) && date <= today();
  });
  expect(articlePages.map((page) => page.path).toSorted()).toEqual(expected.map(routes.postPath).toSorted());
});
