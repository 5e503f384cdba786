// Guards that no template sentence is published.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPost } from '../../../scripts/new-post';
import { ContentCopy } from '../content-copy';

const copy = new ContentCopy();
afterAll(() => copy.remove());

let name: string;
let text: string;
let published: string;
let own: string;

beforeAll(async () => {
  copy.put('images/covers/ladder.png', readFileSync(path.join(copy.root, 'blog/nmc-revalidation/cover.png')));
  const file = await createPost(copy.root, { title: 'Nights' });
  name = path.relative(copy.root, file);
  text = readFileSync(file, 'utf8');
  published = text.replace('draft: true\n', '');
  own = published
    .replace(/\n---\n[\s\S]*/, '\n---\n\nMy own words.\n')
    .replace(/excerpt: .*/, `excerpt: ${'Own words '.repeat(8)}`);
});

/** Lines reported as template text, after the changes. */
async function linesTold(changed: string, template = copy.read('new-post.yaml')): Promise<(string | undefined)[]> {
  const problems = await copy.checkWith({ [name]: changed, 'new-post.yaml': template }, '2026-11-20');
  const told = problems.filter(({ rule }) => rule === 'template-text');
  expect(told.every(({ file, severity }) => file === `content/${name}` && severity === 'error')).toBe(true);
  return [...new Set(told.map(({ line }) => changed.split(/\r?\n/)[line - 1]))];
}

test('every line of the template is an error at its line once the article is no draft any more', async () => {
  expect(await linesTold(text)).toEqual([]);
  const lines = published.split('\n');
  const body = lines.slice(lines.lastIndexOf('---') + 1).filter((line) => line !== '');
  expect(await linesTold(published)).toEqual([lines.find((line) => line.startsWith('excerpt:')), ...body]);
});

test('what an author has written is none of the template', async () => {
  expect(await linesTold(`${own}\nThe first heading is missing.\n`)).toEqual([]);
});

test('a sentence of the template inside a paragraph of their own is told too', async () => {
  const line = "Nights are long. Begin with the reader's problem, in one or two sentences. So I sleep.";
  expect(await linesTold(`${own}\n${line}\n`)).toEqual([line]);
});

test('the lines are those of the template that the owner has written', async () => {
  const template = 'excerpt: Say *why* here.\ncoverAlt: ""\nbody: |\n  Ours first.\n\n  And more.\n';
  expect(await linesTold(published, template)).toEqual([]);
  expect(await linesTold(own.replace('My own words.', 'Mine.\n\nAnd more.'), template)).toEqual(['And more.']);
});
