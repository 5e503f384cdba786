// Guards that every picture in an article exists and is readable.
import { readFileSync } from 'node:fs';
import type { Finding } from '../../../src/content/read/finding';
import { SPECIFIED_CONTENT } from '../../built/site-copy';
import { PICTURES } from '../../support/added-posts';
import { BAD_PICTURES, DRAWINGS, GOOD_PICTURES, photo, typedName } from '../../support/hostile-pictures';
import { ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

const PICTURE = readFileSync(`${SPECIFIED_CONTENT}/blog/nmc-revalidation/cover.png`);
const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"></svg>');

/** Makes the files of a list. */
async function made(list: Readonly<Record<string, () => Promise<Buffer>>>): Promise<Record<string, Buffer>> {
  return Object.fromEntries(await Promise.all(Object.entries(list).map(async ([name, make]) => [name, await make()])));
}

const copy = new ContentCopy();

interface Post {
  readonly markdown?: string;
  readonly cover?: string;
  readonly files?: Readonly<Record<string, Buffer>>;
}

/** The findings in each post, by name; one check covers all, each post in its own folder. */
async function findings(posts: Readonly<Record<string, Post>>): Promise<Record<string, Finding[]>> {
  const folders = Object.entries(posts).map(([name, post], index) => ({ name, ...post, folder: `blog/zz-${index}` }));
  const files = folders.flatMap(({ folder, markdown = '', cover = './cover.png', files = {} }, index) => [
    [`${folder}/index.md`, postText({ title: `Post ${index}`, cover: `"${cover}"` }, `\nHello.\n\n${markdown}\n`)],
    ...(cover === './cover.png' ? [[`${folder}/cover.png`, PICTURE]] : []),
    ...Object.entries(files).map(([file, data]) => [`${folder}/${file}`, data]),
  ]);
  const findings = await copy.checkWith(Object.fromEntries(files));
  const inFolder = (folder: string) => findings.filter(({ file }) => file.startsWith(`content/${folder}/`));
  return Object.fromEntries(folders.map(({ name, folder }) => [name, inFolder(folder)]));
}

/** The rules that each post breaks. */
async function rulesOf(posts: Readonly<Record<string, Post>>): Promise<Record<string, string[]>> {
  const found = Object.entries(await findings(posts));
  return Object.fromEntries(found.map(([name, findings]) => [name, findings.map(({ rule }) => rule)]));
}

const namesWith = (rules: readonly string[], names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, rules]));

test('every picture of a text is found, or reported as missing', async () => {
  const shown = Object.entries(PICTURES.shown);
  const names = Object.keys(PICTURES.shown);
  const posts = (files: (file: string) => Post['files']) =>
    Object.fromEntries(shown.map(([file, markdown]) => [file, { markdown, files: files(file) }]));
  expect(await rulesOf(posts((file) => ({ [file]: PICTURE })))).toEqual(namesWith([], names));
  expect(await rulesOf(posts(() => ({})))).toEqual(namesWith(['image-missing'], names));
});

test('markup of a picture that does not work is reported once', async () => {
  const files = { 'photo.png': PICTURE, 'my photo.png': PICTURE };
  const posts = Object.fromEntries(PICTURES.broken.map((markdown) => [markdown, { markdown, files }]));
  const found = await rulesOf(posts);
  for (const [name, rules] of Object.entries(found))
    expect([name, rules.filter((rule) => rule !== 'file-unused')]).toEqual([name, ['image-unread']]);
});

test('escaped brackets and brackets in code are no pictures', async () => {
  const markdown = 'Write \\!\\[words\\]\\(address\\) or `![words](./a b.png)`, or array[0] (x).';
  expect(await rulesOf({ escaped: { markdown } })).toEqual({ escaped: [] });
});

/** A photo of 1300 x 700 stored pixels, or the other way around. */
const stored = (orientation: number, width: number, height: number): Promise<Buffer> =>
  photo(orientation, orientation > 4 ? { width: height, height: width } : { width, height })
    .jpeg()
    .toBuffer();

test('covers are found by any spelling of their names', async () => {
  const covers = [
    'my cover.png',
    '50%.png',
    'COVER.PNG',
    'u\u0308ber.png',
    '\u00FCber2.png',
    'cover(1).png',
    'a\u202Fb.png',
  ];
  const posts = (spelling: (file: string) => string) =>
    Object.fromEntries(covers.map((file) => [file, { cover: `./${spelling(file)}`, files: { [file]: PICTURE } }]));
  for (const spelling of [(file: string) => file, typedName, encodeURIComponent])
    expect(await rulesOf(posts(spelling))).toEqual(namesWith([], covers));
  expect(await rulesOf(posts((file) => file.normalize('NFD')))).toEqual(namesWith([], covers));
  const wrong = ['./no%20cover.png', './33%.png', './%E0%A4%A.png'];
  expect(await rulesOf(Object.fromEntries(wrong.map((cover) => [cover, { cover }])))).toEqual(
    namesWith(['image-missing'], wrong),
  );
});

test('a file name with other capital letters is corrected', async () => {
  const files = { 'Photo.JPG': await stored(1, 1300, 700), 'Ward/a.png': PICTURE };
  const found = await findings({
    field: { cover: './photo.jpg', files },
    text: { markdown: '![A ward](./photo.jpg)', files },
    folder: { markdown: '![A ward](ward/a.png)', files },
  });
  expect(Object.values(found).map(([first]) => first?.expected)).toEqual([
    'the file is called "Photo.JPG"',
    'the file is called "Photo.JPG"',
    expect.stringMatching(/^the file is called "blog\/zz-2\/Ward\/a\.png"$/),
  ]);
});

test('a file of static/ needs its exact name, a picture any spelling', async () => {
  const markdown = `See [one](/files/plan.pdf) and [two](/files/\u00FCber.pdf).

![A ward](/files/\u00FCber%20a.png) ![A ward](/files/ward.png) ![A ward](/files/photo.heic)`;
  const post = postText({ title: 'Files' }, `\n${markdown}\n`);
  const findings = await copy.checkWith({
    'blog/zz/index.md': post,
    'blog/zz/cover.png': PICTURE,
    '../static/files/Plan.PDF': 'plan',
    '../static/files/u\u0308ber.pdf': 'plan',
    '../static/files/u\u0308ber a.png': PICTURE,
    '../static/files/Ward.png': PICTURE,
    '../static/files/photo.heic': (await BAD_PICTURES['heic.jpg']?.[0]()) ?? null,
  });
  expect(findings.map(({ message, expected }) => expected ?? message)).toEqual([
    'the file is called "/files/Plan.PDF"',
    'The accents or spaces in the name of this file are stored in another form',
    'the file is called "Ward.png"',
    'The picture is a HEIC file, which the site does not take',
  ]);
});

test('the size of a cover is measured upright', async () => {
  const posts = { high: { cover: './a.jpg', files: { 'a.jpg': await stored(6, 1300, 700) } } };
  const wide = { cover: './a.jpg', files: { 'a.jpg': await stored(8, 700, 1300) } };
  expect(await rulesOf({ ...posts, wide })).toEqual({ high: ['image-small'], wide: [] });
});

test('pictures from phones, cameras and unusual programs are accepted', async () => {
  const files = await made(GOOD_PICTURES);
  const markdown = Object.keys(files).map((name) => `![A ward](<./${typedName(name)}>)`);
  expect(await rulesOf({ all: { markdown: markdown.join('\n\n'), files } })).toEqual({ all: [] });
});

test('unreadable, moving and damaged files are reported where they are used', async () => {
  const files = await made(Object.fromEntries(Object.entries(BAD_PICTURES).map(([name, [make]]) => [name, make])));
  const markdown = Object.keys(files).map((name) => `![A ward](./${name})`);
  const { all = [] } = await findings({ all: { markdown: markdown.join('\n\n'), files } });
  const expected = Object.values(BAD_PICTURES).map(([, message]) => expect.stringContaining(message));
  expect(all.map(({ message }) => message)).toEqual(expected);
  expect(all.map(({ found }) => found)).toEqual(Object.keys(files).map((name) => `./${name}`));
});

test.each(Object.entries(DRAWINGS))(
  'the drawing %s is accepted only if browsers render it',
  async (name, [bytes, isShown]) => {
    const tools = copy.read('tools.yaml').replace(/$/, `  picture: ./images/${encodeURIComponent(`my ${name}`)}\n`);
    const findings = await copy.checkWith({ 'tools.yaml': tools, [`images/my ${name}`]: bytes });
    expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual(
      isShown ? [] : ['content/tools.yaml image-file'],
    );
  },
);

test('addresses that cannot be decoded are refused', async () => {
  const addresses = ['/33%/', '/%E0%A4%A/', '/files/50%.pdf'];
  const markdown = addresses.map((address) => `See [this](${address}) now.`).join('\n\n');
  expect((await rulesOf({ links: { markdown } })).links).toHaveLength(3);
  const entries = addresses.flatMap((address, index) => [
    `- from: ${address}\n  to: /about/\n`,
    `- from: /old-${index}/\n  to: ${address}\n`,
  ]);
  const redirects = await copy.checkWith({ 'redirects.yaml': entries.join('') });
  expect(redirects.map(({ file }) => file)).toEqual(Array(6).fill('content/redirects.yaml'));
});

test('a picture under the name of another kind is reported once, with what helps in its place', async () => {
  const cover = await findings({ drawing: { cover: './a.png', files: { 'a.png': DRAWING } } });
  expect(cover.drawing).toMatchObject([{ rule: 'image-file', message: expect.stringContaining('SVG file') }]);
  const tools = copy.read('tools.yaml').replace(/$/, '  picture: ./images/a.svg\n');
  const tool = await copy.checkWith({ 'tools.yaml': tools, 'images/a.svg': PICTURE });
  expect(tool).toMatchObject([{ rule: 'image-file', fix: 'Rename the file to "a.png".' }]);
});

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

test.each([
  ['', 'image-file'],
  ['width="100%" height="100%"', 'image-file'],
  ['width="64"', 'image-file'],
  ['width="0" height="0"', 'image-file'],
  ['width="auto" height="auto"', 'image-file'],
  ['width="5em" height="5em"', 'image-file'],
  ['viewBox="0 0 0 64"', 'image-file'],
  ['viewbox="0 0 64 64"', 'image-file'],
  ['data-viewBox="0 0 64 64"', 'image-file'],
  ['style="enable-background:new 0 0 64 64"', 'image-file'],
  ['viewBox="0 0 64 64"'],
  ["viewBox='0,0,64.5,64'"],
  ['width="100%" viewBox="-4 -4 72 72"'],
  ['width="64" height="64px"'],
  ['height="20mm" width=".5in"'],
  ['aria-label="a > b" width="64" height="64"'],
])('a logo with %j is taken as its size can be known', async (attributes, ...expected) => {
  const logo = (tag: string) =>
    `<!-- <svg viewBox="0 0 1 1"> --><${tag} ${XMLNS} ${attributes}><rect width="64" height="64"/></${tag}>`;
  const findings = await copy.checkWith({ 'images/logo.svg': logo('svg') });
  expect(findings.map(({ rule }) => rule)).toEqual(expected);
});
