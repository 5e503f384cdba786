// Guards that the site is read once: what is built, what the check accepts and what `resolveSite` says are the same.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { ContentChecker } from '../../../src/content/check/check-content';
import { textFiles } from '../../../src/content/read/content-files';
import { diskSource } from '../../../src/content/read/disk-source';
import { type Finding, isError } from '../../../src/content/read/finding';
import { addressOf } from '../../../src/content/resolve/pages';
import { pictureFile, picturesIn } from '../../../src/content/resolve/pictures';
import { resolveSite } from '../../../src/content/resolve/site';
import { COLUMN } from '../../../src/markdown/rehype-pictures';
import { isBuiltFile, SEARCH_INDEX, SOCIAL_CARDS } from '../../../src/routes';
import { today } from '../../../src/utils/calendar';
import { RESERVED_IDS } from '../../../src/utils/page-ids';
import { postText } from '../../content/check/bad-posts';
import { SEED } from '../../support/seed';
import { SITE_ROOT } from '../../support/site-root';
import { builtFile, builtFiles, meta, pages, siteUrl } from '../built-site';

/** Allows for full checks on a busy machine. */
jest.setTimeout(300_000);

const root = mkdtempSync(path.join(tmpdir(), 'agreement-'));
const content = path.join(root, 'content');
const checker = new ContentChecker(diskSource(content));
beforeAll(() => {
  cpSync(path.join(SITE_ROOT, 'content'), content, { recursive: true });
  if (existsSync(path.join(SITE_ROOT, 'static')))
    cpSync(path.join(SITE_ROOT, 'static'), path.join(root, 'static'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** The errors in a file that is written or replaced, on the day of the build. */
async function errorsIn(file: string, text: string): Promise<Finding[]> {
  const target = path.join(content, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  const findings = await checker.check();
  return findings.filter((found) => isError(found) && found.file === `content/${file}`);
}

const sample = <Value>(values: fc.Arbitrary<Value>, count: number): Value[] =>
  fc.sample(values, { seed: SEED, numRuns: count });

const published = pages.filter(({ path: address }) => !/^\/404/.test(address));
const addresses = published.map(({ path: address }) => address);
const mistake = fc.constantFrom<(address: string) => string>(
  (address) => address,
  (address) => address.replace(/\/$/, ''),
  (address) => `${address}x/`,
  (address) => address.replace(/[a-z](?=[^a-z]*$)/, ''),
  (address) => address.toUpperCase(),
);
const wrongOrRight = (values: readonly string[]) =>
  fc.tuple(fc.constantFrom(...values), mistake).map(([address, change]) => change(address) || '/x');

afterEach(() => rmSync(path.join(content, 'blog/zz-agreement'), { recursive: true, force: true }));

/** Ids that authors give: of headings, terms, questions, services and sections. */
const targets = published.flatMap((page) =>
  page.root
    .querySelectorAll('main section[id], main h2[id], main h3[id], main details[id], main div[id]')
    .map(({ id }) => `${page.path}#${id}`),
);

describe('the built site is the one that was worked out', () => {
  const read = () => checker.reader.read().then(({ files }) => ({ files, site: resolveSite(files, today()) }));

  test('in its addresses, ids and labels', async () => {
    const { site } = await read();
    expect(addresses.toSorted()).toEqual([...site.published].sort());
    for (const { path: address, root: page } of published) {
      const { anchors = new Set<string>(), label = '' } = site.pages.get(address) ?? {};
      const ids = page.querySelectorAll('main [id]').map(({ id }) => id);
      expect([address, [...anchors].filter((id) => !ids.includes(id))]).toEqual([address, []]);
      expect([address, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([address, []]);
      const more = targets.filter((target) => target.startsWith(`${address}#`)).map((target) => target.split('#')[1]);
      const isOwn =
        site.posts.some(({ path: own }) => own === address) || site.owned.some((own) => own.path === address);
      const others = more.filter(
        (id = '') => !anchors.has(id) && !RESERVED_IDS.includes(id) && !/^(?:term:|_[Rr]_)/.test(id),
      );
      if (isOwn) expect([address, others]).toEqual([address, []]);
      const crumb = page.querySelector('nav ol [aria-current="page"]')?.textContent;
      if (crumb !== undefined) expect([address, crumb]).toEqual([address, label]);
    }
  });

  test('in its cards and redirects', async () => {
    const { site } = await read();
    for (const { page, title } of site.cards) {
      const built = pages.find(({ path: address }) => address === page);
      const name = page.split('/').filter(Boolean).join('-') || 'home';
      const address = built && meta(built, 'og:image');
      const image = address && new URL(address).pathname;
      if (image) expect([title, image.startsWith(`${SOCIAL_CARDS}${name}-`)]).toEqual([title, true]);
      if (image) expect(builtFiles).toContain(image.slice(1));
    }
    const rules = builtFile('/_redirects').split('\n');
    for (const { from, to } of site.redirects) expect(rules).toContain(`${from} ${to} 301`);
  });

  test('in the files that it writes beside pages', async () => {
    const { site } = await read();
    const missing = [...site.files].filter(
      (file) => !builtFiles.includes(file.slice(1)) && !file.endsWith('/.gitkeep'),
    );
    expect(missing).toEqual([]);
    const others = builtFiles
      .map((file) => `/${file}`)
      .filter(
        (file) =>
          !/\.html$|-[\da-f]{8,}[.-]|^\/(?:static|edit|cards|blog\/search)\/|\.(?:br|gz|map|LICENSE\.txt)$/.test(file),
      )
      .filter((file) => !site.files.has(file));
    expect(others.filter((file) => !isBuiltFile(file))).toEqual([]);
  });

  test('in the pictures of its texts', async () => {
    const { files } = await read();
    for (const file of textFiles(files)) {
      const page = pages.find(({ path: address }) => address === addressOf(file));
      const names = picturesIn(files)
        .filter(({ inText, location }) => inText && location.file === file.file)
        .map((mention) => pictureFile(mention, files).name ?? '');
      if (!page) continue;
      const raster = await Promise.all(
        names.filter((name) => !name.startsWith('/')).map((name) => files.picture(name)),
      );
      const shapeOf = (width: number, height: number): number => Math.round((20 * height) / width);
      const shapes = page.root
        .querySelectorAll(`img[sizes*=" ${COLUMN}px"]`)
        .map((image) => shapeOf(Number(image.getAttribute('width')), Number(image.getAttribute('height'))));
      const expected = raster.map(({ width, height }) => shapeOf(width, height));
      expect([page.path, [...new Set(shapes)].sort()]).toEqual([page.path, [...new Set(expected)].sort()]);
      expect(raster.filter(({ width }) => width < COLUMN)).toEqual([]);
    }
  });
});

test(`accepted links lead to existing pages and anchors (seed ${SEED})`, async () => {
  const links = sample(
    fc.oneof(wrongOrRight(addresses), wrongOrRight([...targets, ...addresses.map((each) => `${each}#zz`)])),
    150,
  );
  const text = postText(
    { draft: 'true', cover: '../../images/zz.png' },
    links.map((link) => `\n[a](${link})\n`).join(''),
  );
  const head = text.slice(0, text.indexOf('\n[a](')).split('\n').length;
  const errors = await errorsIn('blog/zz-agreement/index.md', text);
  const refused = new Set(errors.map(({ line }) => line));
  const accepted = links.filter((_, index) => !refused.has(head + 1 + 2 * index));
  // Neither all nor none, or nothing would be compared.
  expect(accepted).not.toHaveLength(0);
  expect(refused.size).toBeGreaterThan(0);
  for (const link of accepted) {
    const [address = '', id = ''] = link.split('#');
    const page = pages.find((each) => each.path === address);
    expect([link, page !== undefined]).toEqual([link, true]);
    if (id !== '') expect([link, page?.root.querySelector(`[id="${id}"]`) !== null]).toEqual([link, true]);
  }
});

test('search results lead to existing pages and anchors', () => {
  const index: { readonly pages: readonly { readonly path: string }[] } = JSON.parse(builtFile(SEARCH_INDEX));
  const missing = index.pages.filter(({ path: target }) => {
    const { pathname, hash } = new URL(target, siteUrl);
    const page = pages.find((each) => each.path === pathname);
    return !page || (hash !== '' && page.root.querySelector(`[id="${decodeURIComponent(hash.slice(1))}"]`) === null);
  });
  expect(missing).toEqual([]);
});

/** Built files as disks that ignore capitals name them. */
const plainFiles = new Set(builtFiles.map((file) => file.toLowerCase()));

/** Whether a host would find something at an address, or on the way to it; some ignore capitals. */
const isInUse = (from: string): boolean => {
  const parts = from.toLowerCase().split('/').filter(Boolean);
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return [...above, [...parts, 'index.html'].join('/')].some((each) => plainFiles.has(each));
};

test(`accepted redirects lead from unused paths to pages (seed ${SEED})`, async () => {
  const before = builtFile('/_redirects');
  const files = builtFiles
    .filter((file) => !/^page-data\/|^_gatsby\/|\.map$|redirects?$/.test(file))
    .map((file) => `/${file}`);
  const from = fc.oneof(
    wrongOrRight(addresses),
    fc.constantFrom(...files),
    fc.constantFrom('/old/', '/old.html', '/a/b/c'),
  );
  const plain = /^(\/[A-Za-z0-9._~-]+)*\/?$/;
  const keyOf = (address: string) => address.replace(/(?:\/index\.html)?\/?$/, '');
  const known = new Set(before.split('\n').map((line) => keyOf(line.split(' ')[0] ?? '')));
  const cases = sample(fc.tuple(from, wrongOrRight(addresses)), 80).filter((pair) => {
    const [old, to] = pair.map(keyOf);
    // One after the other, none may lead to the next.
    if (!pair.every((each) => plain.test(each)) || known.has(old ?? '') || known.has(to ?? '') || old === to)
      return false;
    known.add(old ?? '');
    if (!addresses.includes(`${to}/`)) known.add(to ?? '');
    return true;
  });
  const text = cases.map(([old, to]) => `- from: ${old}\n  to: ${to}\n`).join('');
  const errors = await errorsIn('redirects.yaml', text);
  const wrong = new Set(errors.map(({ line }) => Math.floor((line - 1) / 2)));
  for (const [index, [old, to]] of cases.entries()) {
    const isRight = !isInUse(old) && addresses.includes(to.endsWith('/') ? to : `${to}/`);
    expect({ old, to, isAccepted: !wrong.has(index) }).toEqual({ old, to, isAccepted: isRight });
  }
});
