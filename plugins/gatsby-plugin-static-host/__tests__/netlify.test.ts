import { headersFile, redirectsFile } from '../hosts/netlify';
import { hostRules } from '../hosts/rules';

const SCRIPT = 'app-0123456789abcdef0123.js';
const OPTIONS = { hashedFolders: ['/static/', '/cards/'], notFound: '/404.html' };
const rules = hostRules(
  ['index.html', SCRIPT, 'plain.js', 'blog/feed.xml'],
  [
    { from: '/old/', to: '/blog/' },
    { from: '/shop/', to: 'https://shop.example.com/' },
  ],
  OPTIONS,
);

describe('_headers', () => {
  const blocks = headersFile(rules).trim().split('\n\n');

  test('guards every path', () => {
    expect(blocks[0]).toMatch(/^\/\*\n {2}Strict-Transport-Security: max-age=63072000/);
    expect(blocks[0]).toContain("Content-Security-Policy: frame-ancestors 'none'");
  });

  test('lets hashed files be kept for a year, and no others', () => {
    const kept = blocks.filter((block) => block.includes('immutable')).map((block) => block.split('\n')[0]);
    expect(kept).toEqual(['/static/*', '/cards/*', `/${SCRIPT}`]);
  });

  test('names the type of a feed', () => {
    const feeds = hostRules(['rss.xml', 'blog/category/a/rss.xml', 'blog/category/b/rss.xml'], [], OPTIONS);
    const typed = headersFile(feeds)
      .split('\n')
      .filter((line) => line.endsWith('rss.xml'));
    expect(typed).toEqual(['/rss.xml', '/blog/category/:folder/rss.xml']);
  });

  test('keeps search engines out of an unlisted folder', () => {
    const unlisted = [{ folder: '/admin/', headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' } }];
    const written = headersFile(hostRules([], [], { ...OPTIONS, unlisted }))
      .trim()
      .split('\n\n');
    expect(written).toContain(
      '/admin/*\n  ! Cross-Origin-Opener-Policy\n  X-Robots-Tag: noindex\n  Cross-Origin-Opener-Policy: unsafe-none',
    );
    expect(headersFile(rules)).not.toContain('X-Robots-Tag');
  });

  test('lets no script run in files that are no pages, whatever folder they are in', () => {
    const raw = hostRules(
      ['index.html', 'a.svg', 'deep/b.svg', 'feed.xml', SCRIPT, 'leaflet.pdf', 'a.svg.br'],
      [],
      OPTIONS,
    );
    const strict = headersFile(raw)
      .split('\n\n')
      .filter((block) => block.includes("default-src 'none'"));
    expect(strict.map((block) => block.split('\n').slice(0, 2))).toEqual([
      ['/*.svg', '  ! Content-Security-Policy'],
      ['/*.xml', '  ! Content-Security-Policy'],
    ]);
  });

  test('stays within the hundred rules that Cloudflare reads', () => {
    const many = Array.from({ length: 200 }, (_, index) => `${index}-0123456789abcdef0123.js`);
    expect(
      headersFile(hostRules(many, [], OPTIONS))
        .trim()
        .split('\n\n'),
    ).toHaveLength(100);
  });
});

test('_redirects names both forms of a path, and nothing that could cover a page', () => {
  expect(redirectsFile(rules)).toBe(
    '/old/ /blog/ 301\n/old /blog/ 301\n/shop/ https://shop.example.com/ 301\n/shop https://shop.example.com/ 301\n',
  );
});
