import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createPost, slugOfTitle } from '../../scripts/new-post';
import { checkContent } from '../../src/content/check/check-content';
import { postFrontMatter } from '../../src/content/model/post';
import { COVER_SYMBOLS } from '../../src/content/model/records';
import { diskSource } from '../../src/content/read/disk-source';
import { fieldsOf } from '../../src/content/read/schema-fields';
import { drawCover } from '../../src/drawn-cover/draw-cover';
import { PAINTS } from '../../src/theme/palette';
import { ContentCopy } from '../support/content-copy';

jest.setTimeout(60_000);

const copy = new ContentCopy();
afterAll(() => copy.remove());

it('makes a draft with a cover, in which every field is explained, and which the check accepts', async () => {
  const file = await createPost(copy.root, { title: 'Nights: how I sleep & rest', category: 'Wellness' });
  expect(path.relative(copy.root, file)).toBe('blog/nights-how-i-sleep-rest/index.md');
  const text = readFileSync(file, 'utf8');
  for (const { description } of Object.values(fieldsOf(postFrontMatter).properties ?? {})) {
    expect(text).toContain(`# ${description}`);
  }
  const cover = await sharp(path.join(path.dirname(file), 'cover.png')).metadata();
  expect([cover.width, cover.height]).toEqual([1600, 1000]);
  expect(existsSync(path.join(path.dirname(file), 'cover.svg'))).toBe(true);
  const problems = (await checkContent(diskSource(copy.root))).filter((problem) =>
    file.endsWith(problem.file.replace('content/', '')),
  );
  expect(problems.map(({ rule }) => rule)).toEqual(['post-draft']);
});

it('never writes over a post', async () => {
  const before = copy.read('blog/nmc-revalidation/index.md');
  await expect(createPost(copy.root, { title: 'NMC revalidation' })).rejects.toThrow(/already exists/);
  expect(copy.read('blog/nmc-revalidation/index.md')).toBe(before);
});

it('names the nearest category for one that does not exist, and writes nothing', async () => {
  await expect(createPost(copy.root, { title: 'Another', category: 'Welness' })).rejects.toThrow(
    'Did you mean "Wellness"',
  );
  expect(existsSync(path.join(copy.root, 'blog/another'))).toBe(false);
});

it.each([
  ['Café, naïve & co', 'cafe-naive-co'],
  ['../../etc/passwd', 'etc-passwd'],
  ["The nurse's day", 'the-nurses-day'],
  ['  12-hour   shifts!  ', '12-hour-shifts'],
  ['???', ''],
])('%j becomes the slug %j', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});

it.each(COVER_SYMBOLS)('draws %s with the colours of the palette only, and the same each time', async (symbol) => {
  const svg = await drawCover({ slug: 'a-post', title: 'A <title> & more', symbol });
  const colours = new Set(svg.match(/#[0-9A-Fa-f]{3,8}\b/g));
  const palette: readonly string[] = Object.values(PAINTS);
  expect([...colours].filter((colour) => !palette.includes(colour))).toEqual([]);
  expect(svg).not.toMatch(/<(text|style|script|image|filter)/);
  expect(svg).toBe(await drawCover({ slug: 'a-post', title: 'A <title> & more', symbol }));
});
