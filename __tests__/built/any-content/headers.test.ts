// Guards the headers and policies of pages.
import { SECURITY_HEADERS } from '../../../plugins/gatsby-plugin-static-host/headers';
import { builtFile, pages } from '../built-site';

const NONE = ["'none'"];
const HASH = /^'sha(256|384|512)-[\w+/]+={0,2}'$/;

test.each(pages.map(({ path, html }) => [path, html]))(
  'the policy of %s allows only scripts of the site and by hash',
  (_path, html = '') => {
    const [, content = ''] = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? [];
    const parts = content.split(';').map((part) => part.trim().split(/\s+/));
    const policy = Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
    expect(policy).toMatchObject({
      'script-src-attr': NONE,
      'require-trusted-types-for': ["'script'"],
      'default-src': NONE,
      'base-uri': NONE,
      'object-src': NONE,
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
    });
    expect(policy['script-src']?.filter((source) => !HASH.test(source))).toEqual(["'self'"]);
  },
);

test('hosts send the security headers that pages cannot state', () => {
  const [, everywhere = ''] = builtFile('_headers').match(/^\/\*\n((?: {2}.*\n)+)/m) ?? [];
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(everywhere).toContain(`  ${name}: ${value}\n`);
  expect(builtFile('_headers')).toMatch(
    /^\/\*\.svg\n.*\n {2}Content-Security-Policy: default-src 'none';.*; frame-ancestors 'none'; sandbox$/m,
  );
});
