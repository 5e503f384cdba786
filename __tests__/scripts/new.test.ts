// Guards the command for a new article, and the article's template.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { askForPost } from '../../scripts/new';
import { createPost, newPost, slugOfTitle } from '../../scripts/new-post';
import { checkContent } from '../../src/content/check/check-content';
import { postFrontMatter } from '../../src/content/model/post';
import { diskSource } from '../../src/content/read/disk-source';
import { fieldsOf } from '../../src/content/read/schema-fields';
import { ContentCopy } from '../content/content-copy';

const copy = new ContentCopy();
afterAll(() => copy.remove());

/** An author who gives these answers, one per question, and then leaves. */
async function talk(...answers: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let said = '';
  output.on('data', (chunk: Buffer) => {
    said += chunk;
    if (!/: $/.test(String(chunk))) return;
    const answer = answers[asked];
    asked += 1;
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  let asked = 0;
  const post = await askForPost(copy.root, { input, output }).catch((error: Error) => error.message.trim());
  return { post, said };
}

it.each([
  [['Nights', 'Relocation'], 'Relocation', ''],
  [['Nights', ''], 'Career Development', ''],
  [['', 'Nights', '1'], 'Career Development', 'at least one letter'],
  [['NMC revalidation', 'Nights', '1'], 'Career Development', 'content/blog/nmc-revalidation already exists'],
  [['Nights', 'Welness', '2'], 'Relocation', 'Did you mean "Wellness"?'],
])('takes from the answers %j the category %s, and explains what cannot be used', async (answers, category, why) => {
  const { post, said } = await talk(...answers);
  expect(post).toEqual({ title: 'Nights', category });
  expect(said).toContain(why);
});

it.each([[[]], [['Nights']]])('says that nothing was written when the author goes away after %j', async (answers) => {
  expect((await talk(...answers)).post).toBe('Stopped; nothing was written.');
  expect(existsSync(path.join(copy.root, 'blog/nights'))).toBe(false);
});

it('says which drawing is missing, and leaves no half a post behind', async () => {
  const before = readdirSync(path.join(copy.root, 'blog'));
  await expect(createPost(copy.root, { title: 'Nights' })).rejects.toThrow(/There is no .*covers\/\w+\.png/);
  expect(readdirSync(path.join(copy.root, 'blog'))).toEqual(before);
});

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
  expect(problems.map(({ rule }) => rule)).toEqual(['post-unpublished']);
});

it('says which categories there are to an author who has not chosen one', async () => {
  const drawing = readFileSync(path.join(copy.root, 'blog/nmc-revalidation/cover.png'));
  copy.put('images/covers/ladder.png', drawing);
  const log = jest.spyOn(console, 'log').mockImplementation();
  await newPost(copy.root, { title: 'Days' });
  await newPost(copy.root, { title: 'Early shifts', category: 'Career Development' });
  const [unchosen, chosen] = log.mock.calls.map(([said]) => String(said));
  expect(unchosen).toContain('Its category is "Career Development"; the others are "Relocation", ');
  expect(chosen).not.toContain('Its category');
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
