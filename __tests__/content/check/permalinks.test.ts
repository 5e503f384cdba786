// Guards addresses that were published once.
import { mkdtempSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { lockAddresses } from '../../../scripts/lock-addresses';
import { categoryPath } from '../../../src/routes';
import { ContentCopy } from '../../support/content-copy';

const DAY = '2026-01-01';
const FILE = 'permalinks.yaml';

jest.setTimeout(60_000);

const copy = new ContentCopy();
const articles: readonly string[] = parse(copy.read(FILE)).articles;

afterAll(() => copy.remove());

describe('an article that is taken away', () => {
  const [address = ''] = articles;
  const slug = address.split('/').at(-2) ?? '';
  const taken = { [`blog/${slug}/index.md`]: null, [`blog/${slug}/cover.png`]: null, [`blog/${slug}/cover.svg`]: null };

  it('is reported with what to type', async () => {
    const vanished = (await copy.checkWith(taken, DAY)).filter(({ rule }) => rule === 'url-vanished');
    expect(vanished.map(({ found }) => found)).toEqual([address]);
    expect(vanished[0]?.fix).toContain(`"aliases: [${slug}]"`);
    expect(vanished[0]?.fix).toContain(`"- from: ${address}", and below it "  to: /blog/"`);
  });
});

it('reports a redirect from an alias', async () => {
  const redirects = '- from: /blog/category/rest/\n  to: /about/\n';
  const categories = copy
    .read('categories.yaml')
    .replace('  slug: wellness\n', '  slug: wellness\n  aliases: [rest]\n');
  const problems = await copy.checkWith({ 'redirects.yaml': redirects, 'categories.yaml': categories }, DAY);
  expect(problems.map(({ rule }) => rule)).toEqual(['redirect-wrong']);
});

it('reports a draft that had another address before', async () => {
  const [address = ''] = articles;
  const slug = address.split('/').at(-2) ?? '';
  const text = copy.read(`blog/${slug}/index.md`).replace('\ndate:', '\ndraft: true\naliases: [former]\ndate:');
  const locked = copy.read(FILE).replace(`  - ${address}\n`, '  - /blog/former/\n');
  const problems = await copy.checkWith({ [`blog/${slug}/index.md`]: text, [FILE]: locked }, DAY);
  expect(problems.filter(({ rule }) => rule === 'url-vanished').map(({ message }) => message)).toEqual([
    expect.stringContaining('/blog/former/ was published'),
  ]);
});

it('locks the addresses of all that is published, and takes none out', async () => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'content');
  await cp(copy.root, root, { recursive: true });
  const remove = `articles:\n  - ${articles[0]}\n`;
  const file = path.join(root, FILE);
  await writeFile(file, (await readFile(file, 'utf8')).replace(remove, 'articles:\n  - /blog/long-gone/\n'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  await lockAddresses(root);
  const locked = parse(await readFile(file, 'utf8'));
  expect(locked.articles).toEqual([...articles, '/blog/long-gone/'].sort());
  expect(locked.pages).toEqual(expect.arrayContaining(['/', '/about/', '/glossary/', '/tools/maternity-planner/']));
  expect(locked.categories).toContain(categoryPath('relocation'));
});
