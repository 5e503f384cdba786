// Guards the policy and headers for hosts.
import { readFileSync } from 'node:fs';
import { headerRules } from '../../plugins/gatsby-plugin-static-host/headers';
import { hostOptions, policyFor } from '../../src/gatsby/host-options';
import { feedPath } from '../../src/routes';
import { TRUSTED_TYPES } from '../../src/utils/trusted-types';

test('the policy allows the site itself, and what its form needs', () => {
  const contact = { provider: 'formspree', id: 'abc' } as const;
  expect(policyFor({ forms: { contact, newsletter: { provider: 'simulated' } } })).toEqual({
    ...Object.fromEntries(
      ['default-src', 'base-uri', 'object-src', 'script-src-attr'].map((name) => [name, ["'none'"]]),
    ),
    ...Object.fromEntries(['font-src', 'manifest-src', 'script-src'].map((name) => [name, ["'self'"]])),
    'form-action': ["'self'", 'https://formspree.io'],
    'connect-src': ["'self'", 'https://formspree.io'],
    'img-src': ["'self'", 'data:'],
    'style-src': ["'self'", expect.stringMatching(/^'sha256-.*'$/)],
    'style-src-attr': ["'unsafe-inline'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(TRUSTED_TYPES),
  });
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

test('other sites may show pictures of feeds and icons, and fetch feeds alone', () => {
  const rules = headerRules(['feed.json', 'page-data/app-data.json'], hostOptions);
  const pathsWith = (name: string, value: string) =>
    rules.filter(({ headers }) => headers[name] === value).map(({ path }) => path);
  expect(pathsWith('Cross-Origin-Resource-Policy', 'cross-origin')).toEqual([
    ...['/static/*', '/cards/*', '/blog/search/*'],
    ...['/icons/*', '/favicon.svg'],
  ]);
  expect(pathsWith('Access-Control-Allow-Origin', '*')).toEqual(['/feed.json']);
});

test('the guide for other servers lists every header and value', () => {
  const guide = readFileSync('docs/deploying/any-server.md', 'utf8');
  const rows = [...guide.matchAll(/\| `([\w-]+)` +\| `([^`]+)` +\|$/gm)].map(([, name, value]) => `${name}: ${value}`);
  const files = [
    'index.html',
    'logo.svg',
    'files/talk.wav',
    'ics/talk.ics',
    feedPath('rss').slice(1),
    feedPath('json').slice(1),
  ];
  const sent = headerRules(files, hostOptions).flatMap(({ headers }) => Object.entries(headers));
  const byDefault = 'Cache-Control: public, max-age=0, must-revalidate';
  expect(rows.sort()).toEqual([...new Set([...sent.map(([name, value]) => `${name}: ${value}`), byDefault])].sort());
});
