// Guards published URLs, and texts that depend on the day.
import { mkdtempSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { lockAddresses } from '../../../scripts/lock-addresses';
import { sectionPage } from '../../../src/content/model/page';
import { postStatus } from '../../../src/content/model/post';
import { fieldsOf } from '../../../src/content/read/schema-fields';
import { toDisplayEntry } from '../../../src/gatsby/display-entry';
import { showsHiddenPosts } from '../../../src/gatsby/gatsby-command';
import { categoryPath, postPath } from '../../../src/routes';
import { type Changes, ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

const DAY = '2026-01-01';
const LOCK = 'permalinks.yaml';
const SLUG = 'nmc-revalidation';
const POST = `blog/${SLUG}/index.md`;
const GONE = { [POST]: null, [`blog/${SLUG}/cover.png`]: null, [`blog/${SLUG}/cover.svg`]: null };

const copy = new ContentCopy();
afterAll(() => copy.remove());

const findingsOf = (changes: Changes) => copy.checkWith(changes, DAY);
const vanished = async (changes: Changes) => (await findingsOf(changes)).filter(({ rule }) => rule === 'url-vanished');

it.each([
  [{ draft: true, date: '2020-01-01' }, 'draft'],
  [{ draft: false, date: '2026-01-02' }, 'scheduled'],
  [{ draft: false, date: '2026-01-01' }, 'published'],
  [{ draft: true, date: '2026-01-02' }, 'draft'],
] as const)('a post of %j is %s', (post, status) => expect(postStatus(post, DAY)).toBe(status));

it.each([
  [{}, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production', INCLUDE_DRAFTS: '1' }, true],
])('a post that is kept back is shown with %j: %s', (environment, shown) => {
  expect(showsHiddenPosts(environment)).toBe(shown);
});

it('a text with a last day stays until that day is over, and then gives way to its fallback', () => {
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

it('an article that is taken away is reported with what to type', async () => {
  const [found, ...more] = await vanished(GONE);
  expect(more).toEqual([]);
  expect(found?.found).toBe(postPath(SLUG));
  expect(found?.fix).toContain(`"aliases: [${SLUG}]"`);
  expect(found?.fix).toContain(`"- from: ${postPath(SLUG)}", and below it "  to: /blog/"`);
});

it.each([
  ['a draft', /(?=\ndate:)/, '\ndraft: true'],
  ['a date in the future', /\ndate: \S+/, '\ndate: 2027-01-01'],
])('an article may not vanish behind %s', async (_what, before, after) => {
  const found = await vanished({ [POST]: copy.read(POST).replace(before, after) });
  expect(found.map(({ file }) => file)).toEqual([`content/${POST}`]);
});

it('an article may move if its old slug is given', async () => {
  const moved = (aliases?: string) => ({ ...GONE, 'blog/revalidation/index.md': postText({ aliases }) });
  expect(await vanished(moved())).toHaveLength(1);
  expect(await vanished(moved(`[${SLUG}]`))).toEqual([]);
});

it('published articles cannot link to a draft', async () => {
  const text = `${copy.read(POST)}\nSee [this](${postPath('zz-a-draft')}).\n`;
  const findings = await findingsOf({ 'blog/zz-a-draft/index.md': postText({ draft: 'true' }), [POST]: text });
  expect(findings.map(({ rule, file }) => [rule, file])).toContainEqual(['link-broken', `content/${POST}`]);
});

it('reports a redirect from an alias', async () => {
  const redirects = '- from: /blog/category/rest/\n  to: /about/\n';
  const categories = copy.read('categories.yaml').replace('  slug: wellness\n', '$&  aliases: [rest]\n');
  const findings = await findingsOf({ 'redirects.yaml': redirects, 'categories.yaml': categories });
  expect(findings.map(({ rule }) => rule)).toEqual(['redirect-wrong']);
});

it('reports a draft that had another address before', async () => {
  const text = copy.read(POST).replace('\ndate:', '\ndraft: true\naliases: [former]\ndate:');
  const locked = copy.read(LOCK).replace(`  - ${postPath(SLUG)}\n`, '  - /blog/former/\n');
  const [found] = await vanished({ [POST]: text, [LOCK]: locked });
  expect(found?.message).toContain('/blog/former/ was published');
});

it('locks the addresses of all that is published, and takes none out', async () => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'content');
  await cp(copy.root, root, { recursive: true });
  const { articles } = parse(copy.read(LOCK));
  const file = path.join(root, LOCK);
  await writeFile(file, (await readFile(file, 'utf8')).replace(`- ${articles[0]}\n`, '- /blog/long-gone/\n'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  await lockAddresses(root);
  const locked = parse(await readFile(file, 'utf8'));
  expect(locked.articles).toEqual([...articles, '/blog/long-gone/'].sort());
  expect(locked.pages).toEqual(expect.arrayContaining(['/', '/about/', '/glossary/', '/tools/maternity-planner/']));
  expect(locked.categories).toContain(categoryPath('relocation'));
});
