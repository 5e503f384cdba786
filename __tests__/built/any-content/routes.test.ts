// Guards that every page of the routes is there, and no other article.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as routes from '../../../src/routes';
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

it('has no article without a folder in the content', () => {
  const articles = built.filter((address) => /^\/blog\/(?!page\/|category\/)[^/]+\/$/.test(address));
  const folders = readdirSync(path.join(SITE_ROOT, 'content/blog')).map(routes.postPath);
  for (const address of articles) expect(folders).toContain(address);
});
