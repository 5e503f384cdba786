// Guards the headers for hosts.
import { FILE_POLICY, type HeaderOptions, headerRules, headersFile, IMMUTABLE, SECURITY_HEADERS } from '../headers';

const SCRIPT = 'app-0123456789abcdef0123.js';
const OPTIONS: HeaderOptions = { hashedFolders: ['/static/', '/cards/'] };
const KEPT = { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' };

describe('the table of headers', () => {
  const files = [...'index.html a.svg deep/b.svg rss.xml data.json leaflet.pdf plain.js LICENSE'.split(' '), SCRIPT];
  const feeds = ['blog/category/a/rss.xml', 'blog/category/b/rss.xml', 'feed.json'];

  test('protects every file and caches hashed ones for a year', () => {
    expect(headerRules(files, OPTIONS)).toEqual([
      { path: '/*', headers: SECURITY_HEADERS },
      { path: '/*.json', headers: { 'Content-Security-Policy': FILE_POLICY } },
      { path: '/*.svg', headers: { 'Content-Security-Policy': FILE_POLICY } },
      { path: '/*.xml', headers: { 'Content-Security-Policy': FILE_POLICY } },
      { path: '/static/*', headers: KEPT },
      { path: '/cards/*', headers: KEPT },
      {
        path: '/rss.xml',
        headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
      },
      { path: `/${SCRIPT}`, headers: { 'Cache-Control': IMMUTABLE } },
    ]);
  });

  test('allows playing recordings and sharing files', () => {
    const rules = headerRules(['files/talk.WAV'], { ...OPTIONS, shared: ['/files/*'] });
    expect(rules).toContainEqual({
      path: '/*.WAV',
      headers: { 'Content-Security-Policy': expect.stringMatching(/; media-src 'self'; (?!.*sandbox)/) },
    });
    expect(rules).toContainEqual({
      path: '/files/*',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    });
  });

  test('has one rule for the feeds of all categories', () => {
    const types = headerRules(feeds, OPTIONS).filter(({ headers }) => 'Content-Type' in headers);
    expect(types.map(({ path, headers }) => [path, headers['Content-Type']])).toEqual([
      ['/blog/category/:folder/rss.xml', 'application/rss+xml; charset=utf-8'],
      ['/feed.json', 'application/feed+json; charset=utf-8'],
    ]);
  });
});

describe('_headers', () => {
  test('removes a general value before setting another', () => {
    const file = headersFile(headerRules(['a.svg'], OPTIONS));
    expect(file).toContain(`/*.svg\n  ! Content-Security-Policy\n  Content-Security-Policy: ${FILE_POLICY}\n`);
  });

  test("stays within Cloudflare's hundred rules by omitting scripts", () => {
    const many = Array.from({ length: 200 }, (_, index) => `${index}-0123456789abcdef0123.js`);
    const file = headersFile(headerRules([...many, 'z/rss.xml', 'z.svg'], OPTIONS));
    const blocks = file.match(/^\S+/gm);
    expect(blocks).toHaveLength(100);
    expect(blocks).toEqual(expect.arrayContaining(['/*.svg', '/static/*', '/:folder/rss.xml']));
  });
});
