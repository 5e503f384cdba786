import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { placeOf, plainText, readableText } from './elements';
import { cardOf, type Line, pageLines } from './page-lines';
import { type DataValues, structuredData } from './structured-data';

/** Something on a page that leads elsewhere. */
export interface PageLink {
  readonly text: string;
  readonly to: string;
  readonly under: string;
  readonly place: string;
  /** The address that the card leads to in which it is. */
  readonly card?: string;
}

/** A picture on a page; `bytes` tells two pictures apart, whatever they are called. */
export interface PagePicture {
  readonly alt: string;
  readonly bytes: string;
  readonly place: string;
  /** The address that the card leads to in which it is. */
  readonly card?: string;
}

/** What a visitor, a search engine or an assistant gets from a page. */
export interface ReadPage {
  readonly path: string;
  /** Its first heading, or what the browser's tab says. */
  readonly name: string;
  /** What is said about the page outside of it: title, description and the like, by the name that authors know. */
  readonly head: Readonly<Record<string, string>>;
  readonly lines: readonly Line[];
  readonly links: readonly PageLink[];
  readonly pictures: readonly PagePicture[];
  readonly data: DataValues;
}

const HIDDEN = /<(template|noscript)\b[^>]*>[\s\S]*?<\/\1>/g;

/** Distinguishes files by what is in them; a file of another site or none by its address. */
function bytesOf(publicFolder: string, address: string): string {
  const file = path.join(publicFolder, decodeURI(address.replace(/^https?:\/\/[^/]+/, '')));
  const isFile = !address.startsWith('data:') && existsSync(file);
  return createHash('sha1')
    .update(isFile ? readFileSync(file) : address)
    .digest('hex');
}

function headOf(root: HTMLElement, publicFolder: string): Readonly<Record<string, string>> {
  const meta = (name: string): string =>
    root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
  const card = meta('og:image');
  return {
    'Title in search results and tabs': plainText(root.querySelector('title')?.textContent ?? ''),
    'Description in search results': plainText(meta('description')),
    'Title when shared': plainText(meta('og:title')),
    'Description when shared': plainText(meta('og:description')),
    'Shown by search engines': meta('robots').includes('noindex') ? 'no' : 'yes',
    [SHARED_PICTURE]: card === '' ? '' : bytesOf(publicFolder, card),
  };
}

/** The entry of a page's head that tells pictures apart, and is not to be read. */
export const SHARED_PICTURE = 'Picture when shared';

const inCard = (element: HTMLElement): { readonly card?: string } => {
  const card = cardOf(element);
  return card === undefined ? {} : { card };
};

function linksOf(body: HTMLElement, lines: readonly Line[]): PageLink[] {
  const headings = new Map(lines.map(({ place, under }) => [place, under]));
  return body.querySelectorAll('a[href]').map((link) => {
    const place = placeOf(link);
    const under = headings.get(place) ?? (link.parentNode ? headings.get(placeOf(link.parentNode)) : undefined) ?? '';
    const text = readableText(link.childNodes) || (link.getAttribute('aria-label') ?? '');
    return { text, to: link.getAttribute('href') ?? '', under, place, ...inCard(link) };
  });
}

/**
 * Reads one page of a built site.
 * @param html the page
 * @param publicFolder where its pictures are
 */
export function readPage(pagePath: string, html: string, publicFolder: string): ReadPage {
  const root = parse(html.replace(HIDDEN, '<$1></$1>'));
  const body = root.querySelector('body') ?? root;
  const lines = pageLines(body);
  const head = headOf(root, publicFolder);
  const heading = root.querySelector('main h1') ?? root.querySelector('h1');
  return {
    path: pagePath,
    name: plainText(heading?.textContent ?? '') || head['Title in search results and tabs'] || pagePath,
    head,
    lines,
    links: linksOf(body, lines),
    pictures: body.querySelectorAll('img[src]').map((image) => ({
      alt: plainText(image.getAttribute('alt') ?? ''),
      bytes: bytesOf(publicFolder, image.getAttribute('src') ?? ''),
      place: placeOf(image),
      ...inCard(image),
    })),
    data: structuredData(root),
  };
}
