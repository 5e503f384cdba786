// Guards redirects and policy for hosts.
import { readFileSync } from 'node:fs';
import { headerRules } from '../../plugins/gatsby-plugin-static-host/headers';
import { hostOptions, listRedirects, policyFor } from '../../src/gatsby/host-options';
import { feedPath, postPath } from '../../src/routes';

const POST = { slug: 'new-name', title: 'Shifts & "rest" <b>', aliases: ['old-name', 'older-name'] };

test('every former address redirects straight to its last target', () => {
  const others = [
    { from: '/old.html', to: '/about' },
    { from: '/older/', to: '/blog/old-name' },
    { from: '/shop/', to: 'https://shop.example.com/' },
  ];
  const categories = [{ slug: 'rest', name: 'Rest', aliases: ['wellness'] }];
  expect(listRedirects([POST], categories, others).map(({ from, to }) => [from, to])).toEqual([
    ['/blog/category/wellness/', '/blog/category/rest/'],
    ['/blog/category/wellness/feed.json', '/blog/category/rest/feed.json'],
    ['/blog/category/wellness/rss.xml', '/blog/category/rest/rss.xml'],
    [postPath('old-name'), postPath('new-name')],
    [postPath('older-name'), postPath('new-name')],
    ['/old.html/', '/about/'],
    ['/older/', postPath('new-name')],
    ['/shop/', 'https://shop.example.com/'],
  ]);
});

test('the policy reaches the server of the statistics alone', () => {
  const forms = { contact: { provider: 'simulated' }, newsletter: { provider: 'simulated' } } as const;
  const server = 'https://figures.example.org/umami';
  const statistics = { provider: 'umami', server } as const;
  expect(policyFor({ forms })['connect-src']).toEqual(["'self'"]);
  expect(policyFor({ forms, statistics })).toEqual({
    ...policyFor({ forms }),
    'connect-src': ["'self'", 'https://figures.example.org'],
  });
});

test('the guide for other servers lists every header and value', () => {
  const guide = readFileSync('docs/deploying/any-server.md', 'utf8');
  const rows = [...guide.matchAll(/\| `([\w-]+)` +\| `([^`]+)` +\|$/gm)].map(([, name, value]) => `${name}: ${value}`);
  const files = ['index.html', 'logo.svg', 'files/talk.wav', feedPath('rss').slice(1), feedPath('json').slice(1)];
  const sent = headerRules(files, hostOptions).flatMap(({ headers }) => Object.entries(headers));
  const byDefault = 'Cache-Control: public, max-age=0, must-revalidate';
  expect(rows.sort()).toEqual([...new Set([...sent.map(([name, value]) => `${name}: ${value}`), byDefault])].sort());
});
