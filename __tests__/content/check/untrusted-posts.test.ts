import { ContentCopy } from '../../support/content-copy';
import { untrustedPost, WORST_SLUGS } from '../../support/fixture-posts';
import { UNTRUSTED } from '../../support/untrusted-markdown';

const DAY = '2026-11-20';

/** These are words and nothing else by the rules of markdown, so the check has nothing to say. */
const MERE_WORDS = [
  '<img src="x" onerror="alert(1)"',
  '<img/src=x/onerror=alert(1)>',
  '[x](https://evil.example/"onmouseover="alert(1))',
  '[x](https://evil.example/ "title\\" onmouseover=\\"alert(1)")',
  '`<script>alert(1)</script>`',
  'x[^"onclick="alert(1)]\n\n[^"onclick="alert(1)]: y',
  '## constructor\n\n## __proto__',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  "' onmouseover=alert(1) x='",
  '`;alert(1)// {{alert(1)}}',
];

const copy = new ContentCopy();
afterAll(() => copy.remove());

const posts = UNTRUSTED.map(untrustedPost);
const fileOf = (slug: string): string => `blog/${slug}/index.md`;
const problems = copy.checkWith(Object.fromEntries(posts.map(({ slug, markdown }) => [fileOf(slug), markdown])), DAY);

it('refuses every text that would run something, but for those that markdown takes for words', async () => {
  const errors = (await problems).filter(({ severity, rule }) => severity === 'error' && rule !== 'image-missing');
  const refused = new Set(errors.map(({ file }) => file));
  const passed = posts.filter(({ slug }) => !refused.has(`content/${fileOf(slug)}`));
  expect(passed.map(({ text }) => text)).toEqual(MERE_WORDS);
});

it('has nothing to say about slugs that are odd and in order', async () => {
  expect(posts.slice(0, WORST_SLUGS.length).map(({ slug }) => slug)).toEqual(WORST_SLUGS);
  expect((await problems).filter(({ rule }) => /^(slug|alias)-/.test(rule))).toEqual([]);
});
