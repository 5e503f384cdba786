// Guards what the host and each page tell the browser to allow: no script but ours, no frame, no other site.
import { builtFile, pages } from '../../support/built-site';

const policyOf = (html: string): Map<string, string[]> => {
  const [, content = ''] = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? [];
  return new Map(
    content
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
};

const HASH = /^'sha(256|384|512)-[\w+/]+={0,2}'$/;

describe.each(pages.map(({ path, html }) => [path, policyOf(html)] as const))('the policy of %s', (_path, policy) => {
  it('lets no script run but those of the site and those whose text it knows', () => {
    const sources = policy.get('script-src') ?? [];
    expect(sources).toContain("'self'");
    expect(sources.filter((source) => source !== "'self'" && !HASH.test(source))).toEqual([]);
    expect(policy.get('script-src-attr')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('allows nothing that it does not name', () => {
    for (const name of ['default-src', 'base-uri', 'object-src']) expect(policy.get(name)).toEqual(["'none'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    expect(policy.get('font-src')).toEqual(["'self'"]);
  });
});

it('hosts send the headers that no page can state itself', () => {
  const [, everywhere = ''] = builtFile('_headers').match(/^\/\*\n((?: {2}.*\n)+)/m) ?? [];
  for (const header of [
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    "Content-Security-Policy: frame-ancestors 'none'",
    'X-Frame-Options: DENY',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
  ]) {
    expect(everywhere).toContain(`  ${header}\n`);
  }
  expect(everywhere).toMatch(/Permissions-Policy:.*camera=\(\).*geolocation=\(\)/);
});
