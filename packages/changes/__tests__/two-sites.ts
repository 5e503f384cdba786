import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STATS_FILE } from '../../../plugins/gatsby-plugin-static-host/index';
import { phrasesOf } from '../labels';
import { readSite } from '../read-site';
import { type SiteChanges, siteChanges } from '../site-changes';

/** A small built site: the main part of its pages by their address, and more files by their path. */
export interface SmallSite {
  readonly pages: Readonly<Record<string, string>>;
  readonly heads?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
}

const FRAME = {
  before: '<header><a href="/">Home</a></header>',
  after: '<footer><p>© The site</p></footer>',
};

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function writeSite({ pages, heads = {}, files = {} }: SmallSite): string {
  const root = mkdtempSync(path.join(tmpdir(), 'small-site-'));
  write(root, STATS_FILE, JSON.stringify({ assetsByChunkName: {} }));
  for (const [address, main] of Object.entries(pages)) {
    const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${heads[address] ?? '<title>A page</title>'}</head>
<body><div>${FRAME.before}<main>${main}</main>${FRAME.after}</div></body></html>`;
    write(root, path.join('public', address, 'index.html'), html);
    const data = path.join('public', 'page-data', address === '/' ? 'index' : address, 'page-data.json');
    write(root, data, JSON.stringify({ componentChunkName: 'page' }));
  }
  for (const [file, text] of Object.entries(files)) write(root, path.join('public', file), text);
  return root;
}

/** What visitors of the second site see changed. */
export function changesBetween(base: SmallSite, head: SmallSite, phrases: readonly string[] = []): SiteChanges {
  const roots = [writeSite(base), writeSite(head)] as const;
  try {
    return siteChanges(readSite(roots[0]), readSite(roots[1]), phrasesOf(phrases));
  } finally {
    for (const root of roots) rmSync(root, { recursive: true, force: true });
  }
}

/** What changed on the one page of two sites, given its main part. */
export function pageChangesBetween(base: string, head: string, phrases: readonly string[] = []) {
  const { changed } = changesBetween({ pages: { '/': base } }, { pages: { '/': head } }, phrases);
  expect(changed.length).toBeLessThan(2);
  const none = { texts: [], links: [], pictures: [], head: [], data: [] };
  return changed[0]?.changes ?? none;
}
