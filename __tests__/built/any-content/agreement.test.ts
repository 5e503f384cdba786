// Guards that the site is read once: what is built and what `resolveSite` says, from which the check judges, are the same.
import path from 'node:path';
import { ContentReader } from '../../../src/content/read/content-reader';
import { diskSource } from '../../../src/content/read/disk-source';
import { resolveSite } from '../../../src/content/resolve/site';
import { isBuiltFile, SEARCH_INDEX, SOCIAL_CARDS } from '../../../src/routes';
import { today } from '../../../src/utils/calendar';
import { RESERVED_IDS } from '../../../src/utils/page-ids';
import { SITE_ROOT } from '../../support/site-root';
import { builtFile, builtFiles, meta, pages, siteUrl } from '../built-site';

const published = pages.filter(({ path: address }) => !/^\/404/.test(address));

/** Where authors give ids: headings, terms, questions, services and sections. */
const NAMED = 'main section[id], main h2[id], main h3[id], main details[id], main div[id]';

describe('the built site is the one that was worked out', () => {
  const reading = new ContentReader(diskSource(path.join(SITE_ROOT, 'content'))).read();
  const read = async () => ({ ...(await reading), site: resolveSite((await reading).files, today()) });

  test('in its addresses, ids and labels', async () => {
    const { site } = await read();
    expect(published.map(({ path: address }) => address).sort()).toEqual([...site.published].sort());
    const owned = [...site.posts, ...site.owned].map(({ path: address }) => address);
    for (const { path: address, root: page } of published) {
      const { anchors = new Set<string>(), label } = site.pages.get(address) ?? {};
      const idsOf = (selector: string) => page.querySelectorAll(selector).map(({ id }) => id);
      const [all, inMain] = [idsOf('[id]'), idsOf('main [id]')];
      const others = owned.includes(address) ? idsOf(NAMED) : [];
      const crumb = page.querySelector('nav ol [aria-current="page"]')?.textContent ?? label;
      expect({
        address,
        missing: [...anchors].filter((id) => !inMain.includes(id)),
        unknown: others.filter((id) => !anchors.has(id) && !RESERVED_IDS.includes(id) && !/^(term:|_[Rr]_)/.test(id)),
        repeated: all.filter((id, index) => all.indexOf(id) !== index),
        crumb,
      }).toEqual({ address, missing: [], unknown: [], repeated: [], crumb: label });
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
      .filter((file) => !/\.html$|-[\da-f]{8,}[.-]|^\/(?:static|edit|cards)\/|\.(?:br|gz|map|LICENSE\.txt)$/.test(file))
      .filter((file) => !site.files.has(file));
    expect(others.filter((file) => !isBuiltFile(file))).toEqual([]);
  });
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
