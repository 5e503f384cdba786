// Guards the headers and policies of pages.
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
  for (const header of [
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    "Content-Security-Policy: frame-ancestors 'none'",
    'X-Frame-Options: DENY',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Embedder-Policy: require-corp',
    'Cross-Origin-Resource-Policy: same-origin',
    'Origin-Agent-Cluster: ?1',
  ]) {
    expect(everywhere).toContain(`  ${header}\n`);
  }
  expect(everywhere).toMatch(/Permissions-Policy: accelerometer=\(\), .*camera=\(\).*geolocation=\(\).*usb=\(\)/);
  expect(builtFile('_headers')).toMatch(
    /^\/\*\.svg\n.*\n {2}Content-Security-Policy: default-src 'none';.*; frame-ancestors 'none'; sandbox$/m,
  );
});
