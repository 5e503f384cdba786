import { postsToReview, reviewMarkdown, reviewText } from '../../scripts/review';
import { ContentChecker } from '../../src/content-check/check-content';
import { diskSource } from '../../src/content-reader/disk-source';
import { postText } from '../content-check/bad-posts';
import { ContentCopy } from '../support/content-copy';

const copy = new ContentCopy();
afterAll(() => copy.remove());

const SOURCES = `
  - title: "NMC: Practice hours"
    url: https://nmc.example/hours/
    checked: 2024-04-01
  - title: "GOV.UK: Leave"
    url: https://gov.example/leave`;

/** The reviews of a content folder with these posts beside the specified ones, which have no days. */
async function reviewsOf(fields: Readonly<Record<string, Parameters<typeof postText>[0]>>) {
  const posts = Object.entries(fields).map(([slug, field]) => [`blog/${slug}/index.md`, postText(field)] as const);
  for (const [file, text] of posts) copy.put(file, text);
  const { files } = await new ContentChecker(diskSource(copy.root)).checkAndRead('2026-01-01');
  for (const [file] of posts) copy.put(file, null);
  return postsToReview(files, '2026-01-01');
}

it('lists the posts whose day has passed, the oldest first, and names the next', async () => {
  const { due, next } = await reviewsOf({
    'last-week': { reviewBy: '2025-12-25' },
    today: { reviewBy: '2026-01-01' },
    'last-year': { reviewBy: '2025-01-01' },
  });
  expect(due.map(({ file }) => file)).toEqual(['content/blog/last-year/index.md', 'content/blog/last-week/index.md']);
  expect(next?.file).toBe('content/blog/today/index.md');
});

it('says what to compare, when that was done last, and which posts have no day', async () => {
  const reviews = await reviewsOf({
    'zz-post': { reviewed: '2024-04-02', reviewBy: '2025-01-01', sources: SOURCES },
  });
  const text = reviewText(reviews);
  expect(text).toContain('content/blog/zz-post/index.md  due by 2025-01-01, last reviewed on 2024-04-02');
  expect(text).toContain('  - NMC: Practice hours (checked on 2024-04-01)\n    https://nmc.example/hours/');
  expect(text).toContain('GOV.UK: Leave (not checked)');
  const undated = text.indexOf('content/blog/nmc-revalidation/index.md');
  expect(undated).toBeGreaterThan(text.indexOf('zz-post'));
});

it('makes tasks of them for an issue', async () => {
  const markdown = reviewMarkdown(await reviewsOf({ 'zz-post': { reviewBy: '2025-01-01', sources: SOURCES } }));
  expect(markdown).toContain(
    '- [ ] **A post for the test** (`content/blog/zz-post/index.md`): due by 2025-01-01, no review is recorded',
  );
  expect(markdown).toContain('  - [ ] [GOV.UK: Leave](https://gov.example/leave), not checked');
});

it('gives no reason to open an issue where no review is due', async () => {
  const reviews = await reviewsOf({});
  expect(reviewMarkdown(reviews)).toBe('');
  expect(reviewText(reviews)).toContain('No review is due.');
});
