// Guards what each file of content/ is: read, a picture, left aside, or reported.
import { symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import config from '../../../gatsby-config';
import { fileKind } from '../../../src/content/read/file-kind';
import { ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

const copy = new ContentCopy();
const article = postText({ cover: '../../images/hero.png' });
const BESIDE = { 'blog/zz-a/index.md': article };

test.each([
  ['an article without an ending', { 'blog/zz-new': article }, 'blog/its-slug/index.md'],
  ['a folder in capitals', { 'Blog/zz-seven/index.md': article }, 'did you mean "blog/zz-seven/index.md"?'],
  ['an article beside another of its name', { ...BESIDE, 'blog/zz-a/Index.md': article }, '"blog/zz-a/index.md"'],
  ['a page in a folder in capitals', { 'Pages/terms.md': article }, 'did you mean "pages/terms.md"?'],
  [
    'a link to a folder as Git for Windows writes it',
    { 'blog/zz-linked': '../elsewhere' },
    'put the folder itself here',
  ],
  ['a document', { 'blog/zz-a/guide.pdf': 'PDF', ...BESIDE }, 'Rename the file, or delete it'],
  ['a file like no other', { 'unlike-any-other-name.yaml': 'a: 1' }, '"What is in which file" in content/README.md'],
  ['a note', { 'notes.txt': 'Buy milk.' }, 'in another folder than content/'],
  ['a copy by an editor', { 'pages/about.yaml~': 'seo:' }, 'A page is'],
])('%s is reported', async (_what, changes, advice) => {
  const found = await copy.checkWith(changes);
  expect(found.map(({ rule }) => rule)).toEqual(['file-unused']);
  expect(`${found[0]?.expected} ${found[0]?.fix}`).toContain(advice);
});

test('a link to a folder is reported', async () => {
  const link = path.join(copy.root, 'blog/zz-linked');
  symlinkSync(path.join(copy.root, 'blog/nmc-revalidation'), link, 'junction');
  expect(await copy.reportWith({})).toEqual(['content/blog/zz-linked:1 file-unused']);
  unlinkSync(link);
});

test('files of systems are left aside, and make no article', async () => {
  const left = ['.DS_Store', 'blog/zz-gone/.DS_Store', 'images/Thumbs.db', 'pages/.about.yaml.swp', 'blog/~$x.docx'];
  expect(await copy.reportWith(Object.fromEntries(left.map((name) => [name, 'x'])))).toEqual([]);
});

test('an article and a page may be called content', async () => {
  const page = '---\ntitle: Content\ndescription: What the site has.\ndraft: true\n---\n\nWords.\n';
  const found = await copy.reportWith({ 'blog/content/index.md': article, 'pages/content.md': page });
  expect(found.filter((each) => !each.includes('text-length'))).toEqual([]);
});

test.each([
  ['blog/content/index.md', false],
  ['pages/content/index.md', false],
  ['images/logo.svg', false],
  ['README.md', true],
  ['blog/notes.txt', true],
  ['_templates/article.md', true],
])('Gatsby reads what the check reads: %s is left aside: %s', (name, isAside) => {
  const [source] = (config.plugins ?? []).flatMap((plugin) =>
    typeof plugin === 'object' && plugin?.options?.name === 'content' ? [plugin.options] : [],
  );
  const [ignore] = (source as { ignore: ((file: string, stats?: object) => boolean)[] }).ignore;
  const file = path.resolve('content', name);
  expect(ignore?.(file, { isFile: () => true })).toBe(isAside);
  expect(ignore?.(file)).toBe(false);
  expect([undefined, 'aside'].includes(fileKind(name))).toBe(isAside);
});

test.each([
  'robots.txt',
  'icons/192.png',
  'manifest.webmanifest',
  'blog/category/wellness/rss.xml',
  'about/index.html',
])('a file %s of static/ is reported, since the build writes its own', async (name) => {
  expect(await copy.reportWith({ [`../static/${name}`]: 'x' })).toEqual([`static/${name}:1 name-taken`]);
});
