import { readFileSync } from 'node:fs';
import { afterSave, historyPage } from '../../src/editor/after-save';
import type { FileChange } from '../../src/editor/cms-hooks';

const HOST = { host: 'github', repo: 'jane/website', branch: 'main' } as const;
const ARTICLE = readFileSync('__tests__/fixtures/content/blog/nmc-revalidation/index.md', 'utf8');

function article(date: string, more = ''): FileChange[] {
  const data = ARTICLE.replace(/^date: .*$/m, `date: ${date}${more}`);
  return [{ action: 'update', path: 'content/blog/nmc-revalidation/index.md', data }];
}

const PRICES: readonly FileChange[] = [{ action: 'update', path: 'content/pricing.yaml', data: '[]' }];

test.each([
  ['a price', PRICES, 'visitors see the change in a few minutes'],
  ['an article', article('2026-01-01'), 'visitors see the change in a few minutes'],
  ['a draft', article('2026-01-01', '\ndraft: true'), 'Saved to "main". It is a draft: visitors do not see it.'],
  ['a scheduled article', article('2026-01-02'), 'on or after 2 January 2026.'],
])('says what happens to %s', (_kind, changes, says) => {
  expect(afterSave(changes, HOST, '2026-01-01')).toContain(says);
});

test('says that nothing is published from a folder', () => {
  expect(afterSave(PRICES, undefined)).toBe(
    'Saved on this computer. Nothing is published until you commit and push it.',
  );
  expect(afterSave(article('2026-01-01', '\ndraft: true'), undefined)).toMatch(/push it\. It is a draft/);
});

test('leads to the list of saves at each host', () => {
  expect(historyPage(HOST)).toBe('https://github.com/jane/website/commits/main');
  expect(historyPage({ ...HOST, host: 'gitlab' })).toBe('https://gitlab.com/jane/website/-/commits/main');
  expect(historyPage({ ...HOST, host: 'gitea', server: 'https://codeberg.org' })).toBe(
    'https://codeberg.org/jane/website/commits/branch/main',
  );
});
