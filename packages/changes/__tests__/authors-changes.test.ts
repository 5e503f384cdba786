import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OwnerContent } from '../../../__tests__/owner/owner-content';
import { copySite, SPECIFIED_CONTENT } from '../../../__tests__/support/site-copy';
import { postPath } from '../../../src/routes';
import { builtSide, keyOf } from '../build-side';
import { claimPhrases } from '../claim-phrases';
import { HTML, MARKDOWN, writeReports } from '../write-reports';

const MINUTE = 60_000;
const folder = mkdtempSync(path.join(tmpdir(), 'authors-changes-'));
const [base, head] = [path.join(folder, 'base'), path.join(folder, 'head')];
const reports = path.join(folder, 'report');
const pictures = path.join(reports, 'pictures');

/** What an author does in one sitting. */
function change(content: OwnerContent): void {
  content.text('pricing.yaml', (text) => text.replace('price: 597', 'price: 547'));
  content.text('pages/about.yaml', (text) => text.replace('title: My Story', 'title: How I came here'));
  content.renamePost('windrush-leadership-program', 'windrush-programme');
  content.addPost(
    'first-week',
    { title: 'Your first week', excerpt: 'Three small things.', date: '2024-11-20', category: 'Relocation' },
    'Ask where the crash trolley is.',
  );
}

let markdown = '';
beforeAll(async () => {
  for (const root of [base, head]) copySite(root, SPECIFIED_CONTENT);
  change(new OwnerContent(path.join(head, 'content')));
  const { code } = keyOf('.');
  const built = [base, head].map((root) => builtSide(root, { ...keyOf(root), code }));
  const [before = '', after = ''] = built;
  const phrases = claimPhrases(path.join(head, 'content'));
  await writeReports({ base: before, head: after, label: 'the base', phrases, withPictures: true }, reports);
  markdown = readFileSync(path.join(reports, MARKDOWN), 'utf8');
}, 30 * MINUTE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the report names the new page, the one that moved and the price', () => {
  expect(markdown).toMatch(/new: .*“Your first week”/);
  expect(markdown).toContain(
    `It was at ${postPath('windrush-leadership-program')}; that address leads to the new one.`,
  );
  expect(markdown).toMatch(/Prices: “4Cs Program” \$597 → \$547/);
  expect(markdown).toContain('<ins>How I came here</ins>');
  expect(markdown).not.toContain('⚠');
});

test('every picture of the report is there, and each changed part of the page about the founder is on both screens', () => {
  const html = readFileSync(path.join(reports, HTML), 'utf8');
  const shown = [...html.matchAll(/<img src="pictures\/([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((file) => !existsSync(path.join(pictures, file)))).toEqual([]);
  expect([...new Set(shown)].sort()).toEqual(readdirSync(pictures).sort());
  const about = html.slice(html.indexOf('<code>/about/</code>')).split('</article>')[0];
  for (const title of ['Phone, before', 'Phone, after', 'Desktop, before', 'Desktop, after']) {
    expect(about).toContain(`alt="${title}"`);
  }
});
