// Guards published URLs, and texts that depend on the day.
import { parse } from 'yaml';
import { lockAddresses } from '../../../scripts/lock-addresses';
import { sectionPage } from '../../../src/content/model/page';
import { postStatus } from '../../../src/content/model/post';
import { fieldsOf } from '../../../src/content/read/schema-fields';
import { toDisplayEntry } from '../../../src/content/resolve/display-entry';
import { showsHiddenPosts } from '../../../src/gatsby/gatsby-command';
import { categoryPath, postPath } from '../../../src/routes';
import { type Changes, ContentCopy, DAY } from '../content-copy';
import { postText } from './bad-posts';

const LOCK = 'permalinks.yaml';
const SLUG = 'nmc-revalidation';
const POST = `blog/${SLUG}/index.md`;
const GONE = { [POST]: null, [`blog/${SLUG}/cover.png`]: null, [`blog/${SLUG}/cover.svg`]: null };

const copy = new ContentCopy();

const vanished = async (changes: Changes) =>
  (await copy.checkWith(changes)).filter(({ rule }) => rule === 'url-vanished');

test.each([
  [{ draft: true, date: '2020-01-01' }, 'draft'],
  [{ draft: false, date: '2026-01-02' }, 'scheduled'],
  [{ draft: false, date: '2026-01-01' }, 'published'],
  [{ draft: true, date: '2026-01-02' }, 'draft'],
] as const)('a post of %j is %s', (post, status) => expect(postStatus(post, DAY)).toBe(status));

test.each([
  [{}, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production', INCLUDE_DRAFTS: '1' }, true],
])('hidden posts are visible with %j: %s', (environment, shown) => {
  expect(showsHiddenPosts(environment)).toBe(shown);
});

test('a text with a last day is replaced by its fallback afterwards', () => {
  const until = '2025-12-31';
  const program = {
    sections: [
      { type: 'prices', eyebrow: 'Beta', title: 'Beta prices', until, fallback: 'Prices' },
      { type: 'call-to-action', title: 'T', notice: { text: 'Starts soon', until, fallback: 'Ask for dates' } },
    ],
  };
  expect(toDisplayEntry(program, fieldsOf(sectionPage), { day: until })).toEqual(program);
  const { sections } = toDisplayEntry(program, fieldsOf(sectionPage), { day: DAY });
  expect(sections).toMatchObject([{ title: 'Prices' }, { notice: { text: 'Ask for dates' } }]);
  expect(sections[0]?.eyebrow).toBeUndefined();
});

test('a removed article is reported with the lines to add', async () => {
  const [found, ...more] = await vanished(GONE);
  expect(more).toEqual([]);
  expect(found?.found).toBe(postPath(SLUG));
  expect(found?.fix).toContain(`"aliases: [${SLUG}]"`);
  expect(found?.fix).toContain(`"- from: ${postPath(SLUG)}", and below it "  to: /blog/"`);
});

test.each([
  ['the article', 'a draft', POST, /(?=\ndate:)/, '\ndraft: true'],
  ['the article', 'a date in the future', POST, /\ndate: \S+/, '\ndate: 2027-01-01'],
  ['the page', 'a draft', 'pages/tools.yaml', /^/, 'draft: true\n'],
])('%s cannot be hidden by %s once published', async (_kind, _how, name, before, after) => {
  const found = await vanished(copy.replaced(name, before, after));
  expect(found.map(({ file }) => file)).toEqual([`content/${name}`]);
});

test('an article may move if its old slug is an alias', async () => {
  const moved = (aliases?: string) => ({ ...GONE, 'blog/revalidation/index.md': postText({ aliases }) });
  expect(await vanished(moved())).toHaveLength(1);
  expect(await vanished(moved(`[${SLUG}]`))).toEqual([]);
});

test('a link from a published article to a draft is broken', async () => {
  const findings = await copy.checkWith({
    'blog/zz-a-draft/index.md': postText({ draft: 'true' }),
    ...copy.replaced(POST, /$/, `\nSee [this](${postPath('zz-a-draft')}).\n`),
  });
  expect(findings.map(({ rule, file }) => [rule, file])).toContainEqual(['link-broken', `content/${POST}`]);
});

test('a draft with a published alias is reported', async () => {
  const [found] = await vanished({
    ...copy.replaced(POST, '\ndate:', '\ndraft: true\naliases: [former]\ndate:'),
    ...copy.replaced(LOCK, `  - ${postPath(SLUG)}\n`, '  - /blog/former/\n'),
  });
  expect(found?.message).toContain('/blog/former/ was published');
});

test('the lock adds published addresses and never removes one', async () => {
  const { articles } = parse(copy.read(LOCK));
  copy.put(LOCK, copy.read(LOCK).replace(`- ${articles[0]}\n`, '- /blog/long-gone/\n'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  await lockAddresses(copy.root);
  const locked = parse(copy.read(LOCK));
  expect(locked.articles).toEqual([...articles, '/blog/long-gone/'].sort());
  expect(locked.pages).toEqual(expect.arrayContaining(['/', '/about/', '/glossary/', '/tools/maternity-planner/']));
  expect(locked.categories).toContain(categoryPath('relocation'));
});
