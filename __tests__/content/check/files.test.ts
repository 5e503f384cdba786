// Guards what each file of content/ and static/ is: read, a picture, left aside, or reported.
import { mkdirSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import config from '../../../gatsby-config';
import { diskSource } from '../../../src/content/read/disk-source';
import { fileKind } from '../../../src/content/read/file-kind';
import { pdf } from '../../support/added-offers';
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

test('folders elsewhere are read through links', async () => {
  const elsewhere = path.join(copy.root, '../elsewhere');
  const folders = ['pages', 'images', 'blog', 'copy', 'blog/nmc-revalidation'];
  mkdirSync(elsewhere);
  for (const [index, folder] of folders.entries()) {
    const from = path.join(copy.root, folder);
    renameSync(from, path.join(elsewhere, `${index}`));
    symlinkSync(path.join(elsewhere, `${index}`), from, 'junction');
  }
  expect(await copy.reportWith({})).toEqual([]);
  expect(await copy.reportWith(copy.replaced('pages/about.yaml', 'title: ', 'titel: '))).toContain(
    'content/pages/about.yaml:2 field-unknown',
  );
  const loop = path.join(copy.root, 'blog/zz-loop');
  symlinkSync(copy.root, loop, 'junction');
  expect(await copy.reportWith({})).toEqual(['content/blog/zz-loop:1 file-unused']);
  unlinkSync(loop);
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

test.each(['robots.txt', 'icons/192.png', 'blog/category/wellness/rss.xml', 'about/index.html'])(
  'a file %s of static/ is reported, since the build writes its own',
  async (name) =>
    expect(await copy.reportWith({ [`../static/${name}`]: 'x' })).toEqual([`static/${name}:1 name-taken`]),
);

const LARGEST = 20_000_000;
const padded = (size: number): string => `${pdf(1).padEnd(size - 5)}%%EOF`;

test.each([
  ['differs in capitals', '/guides/Plan.pdf', pdf(1), 'There is no such file', 'link-broken'],
  ['is empty', '/guides/plan.pdf', '', 'The file static/guides/plan.pdf is empty, or cannot be read'],
  ['is cut off', '/guides/plan.pdf', pdf(9).slice(0, 200), 'static/guides/plan.pdf is not a PDF that can be opened'],
  ['has over 20 MB', '/guides/plan.pdf', padded(LARGEST + 50_000), 'has 20.1 MB; at most 20 are allowed'],
  ['has exactly 20 MB', '/guides/plan.pdf', padded(LARGEST), undefined],
])('a file to download that %s', async (_, address, content, message, rule = 'download-file') => {
  const section = `\n  - type: downloads\n    title: A\n    files: [{ file: ${address}, title: A, text: A. }]\n`;
  const about = copy.replaced('pages/about.yaml', /$/, section);
  const findings = await copy.checkWith({ ...about, '../static/guides/plan.pdf': content });
  const expected = { rule, message: expect.stringContaining(message ?? ''), found: address };
  expect(findings).toEqual(message === undefined ? [] : [expect.objectContaining(expected)]);
});

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n${inside}\n</svg>\n`;

const ACTIVE: readonly (readonly [what: string, text: string | Buffer, line: number])[] = [
  ['a script', svg('<script>alert(1)</script>'), 2],
  ['a script with a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg"/>', 1],
  ['an event handler', svg('<rect/>', ' onload="alert(1)"'), 1],
  ['a javascript: link', svg('<a href="java&#115;cript:alert(1)"><rect/></a>'), 2],
  ['a part that is not SVG', svg('<foreignObject><p>x</p></foreignObject>'), 2],
  ['a picture elsewhere', svg('<image href="https://example.org/a.png"/>'), 2],
  ['a data: picture that is SVG', svg('<image href="data:image/svg+xml,x"/>'), 2],
  ['a style sheet elsewhere', svg('<style>@import "a.css";</style>'), 2],
  ['a font elsewhere', svg('<text style="fill: url(//example.org/a)">x</text>'), 2],
  ['an animated address', svg('<set attributeName="xlink:href" to="x"/>'), 2],
  ['an entity', `<!DOCTYPE svg [\n<!ENTITY a "b">\n]>\n${svg('')}`, 2],
  ['a transformation', '<?xml version="1.0"?>\n<?xml-stylesheet href="a.xsl"?>\n<a/>', 2],
  ['UTF-16', Buffer.from(`\uFEFF${svg('')}`, 'utf16le'), 1],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>\n${svg('')}`, 1],
];

test('active parts of drawings and other files are errors at their lines', async () => {
  const files = ACTIVE.map(([what, text]) => [`../static/files/${what}.svg`, text]);
  const changes = { ...Object.fromEntries(files), '../static/a.xml': svg('<script/>') };
  const expected = ACTIVE.map(([what, , line]) => `static/files/${what}.svg:${line} markup-active`);
  expect((await copy.reportWith(changes)).sort()).toEqual(['static/a.xml:2 markup-active', ...expected].sort());
});

test('plain shapes, data pictures and links to pages are accepted', async () => {
  const fine = svg(
    '<defs><path id="a"/></defs><use href="#a"/><rect fill="url(#g)"/><image href="data:image/png;base64,x"/><a href="/about/">x</a>',
  );
  expect(await copy.checkWith({ 'blog/nmc-revalidation/cover.svg': fine })).toEqual([]);
});

test('content with CRLF has the same findings, locations and records', async () => {
  const told = async () => {
    const changes = copy.replaced('pricing.yaml', 'price: 597', 'price: many');
    const { data } = (await copy.reader.read()).files;
    const records = data.map(({ entries, markdown, body }) => ({ entries, markdown, body }));
    return JSON.parse(JSON.stringify([await copy.checkWith(changes, { keepNotes: true }), records]));
  };
  const plain = await told();
  for (const name of await diskSource(copy.root).names())
    if (/\.(md|yaml)$/.test(name)) copy.put(name, copy.read(name).replaceAll('\n', '\r\n'));
  expect(await told()).toEqual(plain);
});
