// Guards that every page of the routes and the content is there, and no other.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as routes from '../../../src/routes';
import { today } from '../../../src/utils/calendar';
import { pages } from '../../support/built-site';
import { SITE_ROOT } from '../../support/site-root';

const built = pages.map(({ path }) => path);

it.each([...routes.CODE_PAGES.map((page) => page.path), ...routes.NEEDED_PAGES, routes.NOT_FOUND])(
  'has the page %s',
  (path) => {
    expect(built).toContain(path);
  },
);

it('has a page for every file in content/pages', () => {
  const folder = path.join(SITE_ROOT, 'content/pages');
  const published = readdirSync(folder).filter(
    (name) => !/^draft: true$/m.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  const files = published.map((name) => name.replace(/\.(yaml|md)$/, ''));
  expect(files.filter((slug) => !built.includes(routes.pagePath(slug)))).toEqual([]);
});

it('has an article for every folder in content/blog whose day has come, and no other', () => {
  const folder = path.join(SITE_ROOT, 'content/blog');
  const expected = readdirSync(folder).filter((slug) => {
    const text = readFileSync(path.join(folder, slug, 'index.md'), 'utf8');
    const [, date = ''] = /^date: "?([\d-]{10})/m.exec(text) ?? [];
    return !/^draft: true$/m.test(text) && date <= today();
  });
  const articles = built.filter((address) => /^\/blog\/(?!page\/|category\/)[^/]+\/$/.test(address));
  expect(articles.toSorted()).toEqual(expected.map(routes.postPath).toSorted());
});
