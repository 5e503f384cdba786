// Guards that every picture in an article exists and is readable.
import { readFileSync } from 'node:fs';
import { SPECIFIED_CONTENT } from '../../built/site-copy';
import { PICTURES } from '../../support/added-posts';
import { ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

const DAY = '2026-01-01';
const PICTURE = readFileSync(`${SPECIFIED_CONTENT}/blog/nmc-revalidation/cover.png`);
const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"></svg>');
const MOVING = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const copy = new ContentCopy();
afterAll(() => copy.remove());

interface Post {
  readonly markdown?: string;
  readonly cover?: string;
  readonly files?: Readonly<Record<string, Buffer>>;
}

/** The rules each post breaks, by name; one check covers all, each post in its own folder. */
async function told(posts: Readonly<Record<string, Post>>): Promise<Record<string, string[]>> {
  const folders = Object.entries(posts).map(([name, post], index) => ({ name, ...post, folder: `blog/zz-${index}` }));
  const files = folders.flatMap(({ folder, markdown = '', cover = './cover.png', files = {} }, index) => [
    [`${folder}/index.md`, postText({ title: `Post ${index}`, cover: `"${cover}"` }, `\nHello.\n\n${markdown}\n`)],
    ...(cover === './cover.png' ? [[`${folder}/cover.png`, PICTURE]] : []),
    ...Object.entries(files).map(([file, data]) => [`${folder}/${file}`, data]),
  ]);
  const problems = await copy.checkWith(Object.fromEntries(files), DAY);
  const rulesOf = (folder: string) => problems.filter(({ file }) => file.startsWith(`content/${folder}/`));
  return Object.fromEntries(folders.map(({ name, folder }) => [name, rulesOf(folder).map(({ rule }) => rule)]));
}

const namesWith = (rules: readonly string[], names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, rules]));

it('finds every picture of a text, and misses it where there is no such file', async () => {
  const shown = Object.entries(PICTURES.shown);
  const names = Object.keys(PICTURES.shown);
  const posts = (files: (file: string) => Post['files']) =>
    Object.fromEntries(shown.map(([file, markdown]) => [file, { markdown, files: files(file) }]));
  expect(await told(posts((file) => ({ [file]: PICTURE })))).toEqual(namesWith([], names));
  expect(await told(posts(() => ({})))).toEqual(namesWith(['image-missing'], names));
});

it('reports what is meant as a picture and is none, and nothing else', async () => {
  const files = { 'photo.png': PICTURE, 'my photo.png': PICTURE };
  const posts = Object.fromEntries(PICTURES.broken.map((markdown) => [markdown, { markdown, files }]));
  const found = await told(posts);
  for (const [name, rules] of Object.entries(found))
    expect([name, rules.filter((rule) => rule !== 'file-unused')]).toEqual([name, ['image-unread']]);
});

it('takes brackets that are escaped, or in code, for what they are', async () => {
  const markdown = 'Write \\!\\[words\\]\\(address\\) or `![words](./a b.png)`, or array[0] (x).';
  expect(await told({ escaped: { markdown } })).toEqual({ escaped: [] });
});

it('takes any name for a cover, as it is written', async () => {
  const covers = ['my cover.png', '50%.png', 'COVER.PNG', 'über.png', 'cover(1).png'];
  const posts = covers.map((file) => [file, { cover: `./${file}`, files: { [file]: PICTURE } }]);
  expect(await told(Object.fromEntries(posts))).toEqual(namesWith([], covers));
  const wrong = ['./my%20cover.png', './33%.png', './%E0%A4%A.png'];
  expect(await told(Object.fromEntries(wrong.map((cover) => [cover, { cover }])))).toEqual(
    namesWith(['image-missing'], wrong),
  );
});

it('takes neither a drawing nor a moving picture in a text', async () => {
  const posts = {
    drawing: { markdown: '![A drawing](./a.svg)', files: { 'a.svg': DRAWING } },
    moving: { markdown: '![A drawing](./a.gif)', files: { 'a.gif': MOVING } },
  };
  expect(await told(posts)).toEqual({ drawing: ['image-file'], moving: ['image-file'] });
});

it.each(['/33%/', '/%E0%A4%A/', '/files/50%.pdf'])('%s, which cannot be decoded, leads nowhere', async (address) => {
  expect((await told({ link: { markdown: `See [this](${address}) now.` } })).link).toHaveLength(1);
  for (const entry of [`- from: ${address}\n  to: /about/\n`, `- from: /old/\n  to: ${address}\n`]) {
    const redirects = await copy.checkWith({ 'redirects.yaml': entry }, DAY);
    expect(redirects.map(({ file }) => file)).toEqual(['content/redirects.yaml']);
  }
});
