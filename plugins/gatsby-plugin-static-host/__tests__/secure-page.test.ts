// Guards the policy in each page.
import { createHash } from 'node:crypto';
import type { Policy } from '../index';
import { securePage } from '../policy/secure-page';

const POLICY: Policy = { 'default-src': ["'none'"], 'script-src': ["'self'"], 'style-src': ["'self'"] };
const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{}</style></head><body><script>b</script></body></html>';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(html: string, name: string): string {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
}

test('the policy after the charset allows inline blocks by hash, and replaces that of an earlier build', () => {
  const once = securePage('index.html', PAGE, POLICY);
  expect(once).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src');
  expect(directive(once, 'style-src')).toContain(hash('a{}'));
  expect(securePage('index.html', once, POLICY)).toBe(once);
  const changed = securePage('index.html', once.replace('<script>b', '<script>c'), POLICY);
  expect(directive(changed, 'script-src')).toBe(`script-src 'self' ${hash('c')}`);
});

test('a file without markup is kept; a page without charset refused', () => {
  expect(securePage('x.html', 'google-site-verification: x.html', POLICY)).toBe('google-site-verification: x.html');
  const refused = () => securePage('about/index.html', '<html><head></head></html>', POLICY);
  expect(refused).toThrow('about/index.html has no <meta charset');
});
