// Guards the command that begins a new article.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { askForPost } from '../../scripts/new';
import { createPost } from '../../scripts/new-post';
import { ContentCopy } from '../support/content-copy';

const copy = new ContentCopy();
afterAll(() => copy.remove());

/** An author who gives these answers, one a question, and then goes away. */
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
  ['Relocation', 'Relocation'],
  ['', 'Career Development'],
])('takes the category %j', async (answer, category) => {
  expect((await talk('Nights', answer)).post).toEqual({ title: 'Nights', category });
});

it.each([
  ['', 'at least one letter'],
  ['NMC revalidation', 'content/blog/nmc-revalidation already exists'],
  ['Page', 'uses /blog/page/ for something else'],
])('explains why the title %j cannot be used, and asks again', async (title, why) => {
  const { post, said } = await talk(title, 'Nights', '1');
  expect(said).toContain(why);
  expect(post).toEqual({ title: 'Nights', category: 'Career Development' });
});

it.each([['Welness', 'Did you mean "Wellness"?']])(
  'explains why the category %j cannot be used, and asks again',
  async (answer, why) => {
    const { post, said } = await talk('Nights', answer, '2');
    expect(said).toContain(why);
    expect(post).toEqual({ title: 'Nights', category: 'Relocation' });
  },
);

it.each([[[]], [['Nights']]])('says that nothing was written when the author goes away after %j', async (answers) => {
  expect((await talk(...answers)).post).toBe('Stopped; nothing was written.');
  expect(existsSync(path.join(copy.root, 'blog/nights'))).toBe(false);
});

it('says which drawing is missing, and leaves no half a post behind', async () => {
  const before = readdirSync(path.join(copy.root, 'blog'));
  await expect(createPost(copy.root, { title: 'Nights' })).rejects.toThrow(/There is no .*covers\/\w+\.png/);
  expect(readdirSync(path.join(copy.root, 'blog'))).toEqual(before);
});
