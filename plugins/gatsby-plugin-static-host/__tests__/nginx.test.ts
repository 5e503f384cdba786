import { nginxHttp } from '../hosts/nginx';
import { hostRules } from '../hosts/rules';

test('a former address is a pattern, with and without its last slash, since nginx cannot hash a long one', () => {
  const redirects = [{ from: '/old.html/', to: '/blog/' }];
  const text = nginxHttp(hostRules([], redirects, { hashedFolders: [], notFound: '/404.html' }));
  const pattern = /"~(\^\/old.*?)" \/blog\/;/.exec(text)?.[1] ?? '';
  expect(
    ['/old.html', '/old.html/', '/oldxhtml', '/old.html/more'].map((path) => new RegExp(pattern).test(path)),
  ).toEqual([true, true, false, false]);
});
