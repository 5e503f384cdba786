import { nginxHttp, nginxServer } from '../hosts/nginx';
import { hostRules } from '../hosts/rules';

test('a former address is a pattern, with and without its last slash, since nginx cannot hash a long one', () => {
  const redirects = [{ from: '/old.html/', to: '/blog/' }];
  const text = nginxHttp(hostRules([], redirects, { hashedFolders: [], notFound: '/404.html' }));
  const pattern = /"~(\^\/old.*?)" \/blog\/;/.exec(text)?.[1] ?? '';
  expect(
    ['/old.html', '/old.html/', '/oldxhtml', '/old.html/more'].map((path) => new RegExp(pattern).test(path)),
  ).toEqual([true, true, false, false]);
});

test('a folder has its own headers, and the rest of the site those that all share', () => {
  const headers = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };
  const unlisted = [{ folder: '/admin/', headers }];
  const rules = hostRules([], [], { hashedFolders: [], notFound: '/404.html', unlisted });
  const tables = nginxHttp(rules);
  expect(tables).toContain('map $uri $site_x_robots_tag {\n  default "";\n  "~^/admin/" "noindex";\n}');
  expect(tables).toContain('{\n  default "same-origin";\n  "~^/admin/" "unsafe-none";\n}');
  const server = nginxServer(rules);
  expect(server).toContain('add_header X-Robots-Tag $site_x_robots_tag always;');
  expect(server.match(/Cross-Origin-Opener-Policy/g)).toHaveLength(1);
});
