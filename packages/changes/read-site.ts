import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageScales } from '../../__tests__/support/page-scales';
import { type ReadPage, readPage } from './read-page';

/** Bytes that a phone fetches, as a server sends them. */
export interface Weight {
  readonly html: number;
  /** The page with its fonts, its first pictures and the script that comes at once. */
  readonly firstVisit: number;
}

/** A built site as visitors get it. */
export interface ReadSite {
  readonly publicFolder: string;
  readonly pages: ReadonlyMap<string, ReadPage>;
  readonly weights: ReadonlyMap<string, Weight>;
  /** Where old addresses lead. */
  readonly redirects: ReadonlyMap<string, string>;
}

const NO_PAGES = /^(~partytown|page-data|_gatsby|404\/|edit\/)/;
const LEADS_ON = /<meta http-equiv="refresh"/i;

function pagePath(file: string): string {
  return `/${file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')}`;
}

/** The lines of `_redirects`: from, to, status. Both forms of an address, with and without a slash, count as one. */
function redirectsOf(publicFolder: string): Map<string, string> {
  const file = path.join(publicFolder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [from, to] = line.split(' ');
      return from?.endsWith('/') && to ? [[from, to] as const] : [];
    }),
  );
}

/** Adds its address to the name of a page that others have too, such as the further pages of a list. */
function withNamesOfTheirOwn(pages: ReadonlyMap<string, ReadPage>): Map<string, ReadPage> {
  const known = new Set<string>();
  return new Map(
    [...pages].map(([address, page]) => {
      const isKnown = known.has(page.name);
      known.add(page.name);
      return [address, isKnown ? { ...page, name: `${page.name} (${address})` } : page];
    }),
  );
}

/**
 * Reads a built site.
 * @param root the folder with `public` and the statistics of the bundles
 */
export function readSite(root: string): ReadSite {
  const publicFolder = path.join(root, 'public');
  const files = readdirSync(publicFolder, { recursive: true }).map(String).sort();
  const weigh = pageScales(root);
  const pages = new Map<string, ReadPage>();
  const weights = new Map<string, Weight>();
  for (const file of files.filter((name) => name.endsWith('.html') && !NO_PAGES.test(name))) {
    const html = readFileSync(path.join(publicFolder, file), 'utf8');
    if (LEADS_ON.test(html)) continue;
    const address = pagePath(file);
    pages.set(address, readPage(address, html, publicFolder));
    const { html: bytes, firstView } = weigh({ path: address, html });
    weights.set(address, { html: bytes, firstVisit: firstView });
  }
  return { publicFolder, pages: withNamesOfTheirOwn(pages), weights, redirects: redirectsOf(publicFolder) };
}
