// Guards that every picture in an article is there and can be read.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ContentCopy } from '../../support/content-copy';
import { NO_PICTURES, PICTURES_IN_TEXT } from '../../support/picture-cases';
import { SPECIFIED_CONTENT } from '../../support/site-copy';
import { postText } from './bad-posts';

const DAY = '2026-01-01';
const FOLDER = 'blog/zz-a-post';
const PICTURE = readFileSync(`${SPECIFIED_CONTENT}/blog/nmc-revalidation/cover.png`);

const copy = new ContentCopy();
afterAll(() => copy.remove());

const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"></svg>');
const MOVING = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const FILES: Readonly<Record<string, Buffer>> = { svg: DRAWING, gif: MOVING };

async function checkPost(markdown: string, files: readonly string[], fields = {}) {
  const contentOf = (file: string): Buffer => FILES[file.split('.').at(-1) ?? ''] ?? PICTURE;
  const pictures = Object.fromEntries(files.map((file) => [`${FOLDER}/${file}`, contentOf(file)]));
  const text = postText(fields, `\nHello.\n\n${markdown}\n`);
  return copy.checkWith({ [`${FOLDER}/index.md`]: text, ...pictures }, DAY);
}

describe('a picture in a text with', () => {
  it.each(PICTURES_IN_TEXT)('$name is found, and missed where there is no such file', async ({ markdown, file }) => {
    expect(await checkPost(markdown, ['cover.png', file])).toEqual([]);
    const missed = await checkPost(markdown, ['cover.png']);
    expect(missed.map(({ rule, file: at }) => [rule, at])).toEqual([['image-missing', `content/${FOLDER}/index.md`]]);
  });
});

describe('what is meant as a picture with', () => {
  it.each(NO_PICTURES)('$name is reported, and nothing else', async ({ markdown }) => {
    const problems = await checkPost(markdown, ['cover.png', 'photo.png', 'my photo.png']);
    expect(problems.map(({ rule, line }) => [rule, line])).toEqual([['image-unread', 12]]);
  });
});

it('takes brackets that are escaped, or in code, for what they are', async () => {
  const text = 'Write \\!\\[words\\]\\(address\\) or `![words](./a b.png)`, or array[0] (x).';
  expect(await checkPost(text, ['cover.png'])).toEqual([]);
});

it.each(['my cover.png', '50%.png', 'COVER.PNG', 'über.png', 'cover(1).png'])(
  'a cover may be called %s',
  async (file) => {
    expect(await checkPost('', [file], { cover: `"./${file}"` })).toEqual([]);
  },
);

it.each(['./my%20cover.png', './33%.png', './%E0%A4%A.png'])('%s is not the path of a cover', async (cover) => {
  const problems = await checkPost('', ['my cover.png'], { cover });
  expect(problems.map(({ rule, line }) => [rule, line])).toEqual([['image-missing', 6]]);
});

it.each(['drawing.svg', 'moving.gif'])('%s is no picture for a text', async (file) => {
  const problems = await checkPost(`![A drawing](./${file})`, ['cover.png', file]);
  expect(problems.map(({ rule, line }) => [rule, line])).toEqual([['image-file', 12]]);
});

it.each(['/33%/', '/%E0%A4%A/', '/files/50%.pdf'])('%s, which cannot be decoded, leads nowhere', async (address) => {
  const problems = await checkPost(`See [this](${address}) now.`, ['cover.png']);
  expect(problems.map(({ line }) => line)).toEqual([12]);
  for (const entry of [`- from: ${address}\n  to: /about/\n`, `- from: /old/\n  to: ${address}\n`]) {
    const redirects = await copy.checkWith({ 'redirects.yaml': entry }, DAY);
    expect(redirects.map(({ file }) => file)).toEqual(['content/redirects.yaml']);
  }
});

test.each(['cover.jfif', 'cover.JPE'])('a JPEG as %s is told the name that it needs', async (name) => {
  const jpeg = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const text = postText({ cover: `./${name}` });
  const problems = await copy.checkWith({ [`${FOLDER}/index.md`]: text, [`${FOLDER}/${name}`]: jpeg }, DAY);
  expect(problems.map(({ rule, line, fix }) => [rule, line, fix])).toEqual([
    ['image-file', 6, 'Rename it to cover.jpg, and correct the path to it.'],
  ]);
});
