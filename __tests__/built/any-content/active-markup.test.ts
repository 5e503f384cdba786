import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { SITE_ROOT } from '../../support/site-root';

const PUBLIC = path.join(SITE_ROOT, 'public');
const PAGES = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)));

/** A picture in a data: URL, such as the blurred placeholder of a cover, runs nothing. */
const INLINE_PICTURE = /^data:image\/(png|jpe?g|webp|avif|svg\+xml)[;,]/;

function complaints(html: string): string[] {
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  return page.querySelectorAll('*').flatMap((element) => {
    const tag = element.rawTagName.toLowerCase();
    return Object.entries(element.attributes).flatMap(([name, value]) => {
      if (/^on/i.test(name)) return [`${tag} ${name}`];
      const isAddress = /^(href|src|action|formaction|data)$/i.test(name);
      const isActive = isAddress && /^\s*(javascript|vbscript|data):/i.test(value);
      return isActive && !(tag === 'img' && INLINE_PICTURE.test(value)) ? [`${tag} ${name}=${value.slice(0, 40)}`] : [];
    });
  });
}

it('looks at every page', () => {
  expect(PAGES.length).toBeGreaterThan(10);
  expect(complaints('<a href="javascript:x" onclick="y">z</a>')).toHaveLength(2);
});

it.each(PAGES)('%s holds no event handler and no address that runs something', (name) => {
  expect(complaints(readFileSync(path.join(PUBLIC, name), 'utf8'))).toEqual([]);
});

it.each(PAGES.filter((name) => name.startsWith('blog/')))('%s has no script of an author', (name) => {
  const article = parse(readFileSync(path.join(PUBLIC, name), 'utf8')).querySelector('article');
  const active = 'script:not([type="application/ld+json"]), iframe, object, embed, form[action^="javascript"], base';
  expect(article?.querySelectorAll(active) ?? []).toEqual([]);
});
