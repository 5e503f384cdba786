// Guards the command for a new article or page, and its templates.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createEntry, slugOfTitle } from '../../scripts/new';
import { today } from '../../src/utils/calendar';
import { ContentCopy } from '../content/content-copy';

const copy = new ContentCopy();

const drawing = readFileSync(path.join(copy.root, 'blog/nmc-revalidation/cover.png'));

beforeAll(() => {
  cpSync('content/_templates', path.join(copy.root, '_templates'), { recursive: true });
  for (const symbol of ['ladder', 'cup']) copy.put(`images/covers/${symbol}.png`, drawing);
});

const remove = (name: string): void => rmSync(path.join(copy.root, name), { recursive: true, force: true });

/** The rules that the check reports in a file. */
async function rulesIn(file: string): Promise<string[]> {
  const findings = await copy.check({ day: today(), keepNotes: true });
  return findings.filter((finding) => finding.file === `content/${file}`).map(({ rule }) => rule);
}

test.each([
  ['article', 'Nights: how I sleep & rest', 'blog/nights-how-i-sleep-rest/index.md'],
  ['page', 'Terms: what you & I agree', 'pages/terms-what-you-i-agree.md'],
  ['sections', 'A "webinar"', 'pages/a-webinar.yaml'],
] as const)('a copied template of an %s is a valid draft', async (kind, title, file) => {
  await expect(createEntry(copy.root, kind, title)).resolves.toContain(`content/${file} is ready`);
  const text = copy.read(file);
  expect(text).not.toMatch(/\{(title|date|category)\}/);
  expect(await rulesIn(file)).toEqual(['post-unpublished']);

  // Published unchanged, all its words are the template's.
  copy.put(file, text.replace('draft: true', 'draft: false'));
  const rules = (await rulesIn(file)).filter((rule) => !['page-unlinked', 'alt-missing'].includes(rule));
  expect(rules.length).toBeGreaterThan(1);
  expect(new Set(rules)).toEqual(new Set(['template-text']));
  remove(kind === 'article' ? path.dirname(file) : file);
});

test.each([
  ['article', 'NMC revalidation', '', 'content/blog/nmc-revalidation already exists'],
  ['article', '???', '', 'at least one letter'],
  ['article', 'Nights', 'Welness', 'There is no category "Welness": use Career Development, '],
  ['article', 'Nights', 'Leadership', 'flag.png'],
  ['sections', 'Blog', '', 'The site uses /blog/ for something else'],
] as const)('a refused %s "%s" in "%s" leaves no files', async (kind, title, category, why) => {
  const before = ['blog', 'pages'].map((folder) => readdirSync(path.join(copy.root, folder)));
  await expect(createEntry(copy.root, kind, title, category)).rejects.toThrow(why);
  expect(['blog', 'pages'].map((folder) => readdirSync(path.join(copy.root, folder)))).toEqual(before);
});

test.each([
  [[], 'Piped\nWellness\n', 0, 'content/blog/piped/index.md is ready'],
  [[], 'Piped\n', 1, 'Stopped; nothing was written.'],
  [['article', 'Given', 'title'], '', 0, 'content/blog/given-title/index.md is ready'],
  [['page'], '', 1, 'npm run new page'],
])('the command takes arguments %j or answers %j', (given, input, status, said) => {
  const command = [require.resolve('tsx/cli'), path.resolve('scripts/new.ts'), ...given];
  const run = spawnSync(process.execPath, command, { cwd: path.dirname(copy.root), input, encoding: 'utf8' });
  expect([run.status, run.stdout + run.stderr]).toEqual([status, expect.stringContaining(said)]);
  expect(existsSync(path.join(copy.root, 'blog/piped'))).toBe(status === 0 && input !== '');
  for (const slug of ['piped', 'given-title']) remove(`blog/${slug}`);
});

test.each([
  ['Café, naïve & co', 'cafe-naive-co'],
  ['../../etc/passwd', 'etc-passwd'],
  ["The nurse's day", 'the-nurses-day'],
  [`${'word '.repeat(15)}extraordinary`, 'word-'.repeat(15).slice(0, -1)],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});
