// Guards what a new article begins with.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPost, slugOfTitle } from '../../scripts/new-post';
import { checkContent } from '../../src/content/check/check-content';
import { postFrontMatter } from '../../src/content/model/post';
import { diskSource } from '../../src/content/read/disk-source';
import { fieldsOf } from '../../src/content/read/schema-fields';
import { ContentCopy } from '../support/content-copy';

jest.setTimeout(60_000);

const copy = new ContentCopy();
afterAll(() => copy.remove());

it('makes a draft with the drawing of its category, in which every field is explained, and which the check accepts', async () => {
  const drawing = readFileSync(path.join(copy.root, 'blog/nmc-revalidation/cover.png'));
  copy.put('images/covers/cup.png', drawing);
  const file = await createPost(copy.root, { title: 'Nights: how I sleep & rest', category: 'Wellness' });
  expect(path.relative(copy.root, file)).toBe('blog/nights-how-i-sleep-rest/index.md');
  const text = readFileSync(file, 'utf8');
  for (const { description } of Object.values(fieldsOf(postFrontMatter).properties ?? {})) {
    expect(text).toContain(`# ${description}`);
  }
  expect(readFileSync(path.join(path.dirname(file), 'cover.png'))).toEqual(drawing);
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

it.each([
  ['Café, naïve & co', 'cafe-naive-co'],
  ['../../etc/passwd', 'etc-passwd'],
  ["The nurse's day", 'the-nurses-day'],
  ['  12-hour   shifts!  ', '12-hour-shifts'],
  ['???', ''],
])('%j becomes the slug %j', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});
