import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import { STATS_FILE } from '../../plugins/gatsby-plugin-static-host/index';
import { type BuiltPage, builtFile, PUBLIC } from './built-site';
import { fileOnPhone } from './phone-picture';
import { SITE_ROOT } from './site-root';

/** Bytes that a phone fetches for a page. Texts count as brotli sends them, pictures and fonts as they are. */
export interface PageWeight {
  readonly html: number;
  /** Script that loads before any interaction: inline, and fetched immediately. */
  readonly earlyScript: number;
  /** HTML, the loader, fonts, and the pictures that are not lazy. */
  readonly firstView: number;
  readonly firstViewBesidePictures: number;
  /** All script once the page is hydrated, without the inline script. */
  readonly hydratedScript: number;
}

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

const stats: Stats = JSON.parse(readFileSync(path.join(SITE_ROOT, STATS_FILE), 'utf8'));
const compressed = new Map<string, number>();

function textBytes(text: string): number {
  return text === '' ? 0 : brotliCompressSync(text).length;
}

function scriptBytes(file: string): number {
  const bytes = compressed.get(file) ?? textBytes(builtFile(file));
  compressed.set(file, bytes);
  return bytes;
}

function fileBytes(address: string): number {
  return statSync(path.join(PUBLIC, decodeURI(address))).size;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function isScript(element: HTMLElement): boolean {
  const type = element.getAttribute('type');
  return type === undefined || type === 'module' || type === 'text/javascript';
}

/** The page's document without what its templates hold, which the browser neither fetches nor runs. */
function outsideTemplates({ html }: BuiltPage): HTMLElement {
  return parse(html.replace(/(<template[^>]*>)[\s\S]*?(<\/template>)/g, '$1$2'));
}

function sourceOf(image: HTMLElement): string {
  const best = image.closest('picture')?.querySelector('source');
  const from = best ?? image;
  const srcset = from.getAttribute('srcset') ?? from.getAttribute('srcSet');
  return srcset ? fileOnPhone(srcset, from.getAttribute('sizes') ?? '100vw') : (image.getAttribute('src') ?? '');
}

function eagerPictures(root: HTMLElement): string[] {
  const images = root.querySelectorAll('img').filter((image) => image.getAttribute('loading') !== 'lazy');
  return [...new Set(images.map(sourceOf))].filter((address) => address.startsWith('/'));
}

function componentOf(page: BuiltPage): string {
  const folder = page.path === '/' ? 'index' : page.path.replace(/^\/|\/$/g, '');
  return JSON.parse(builtFile(path.join('page-data', folder, 'page-data.json'))).componentChunkName;
}

/** Weighs one page. */
export function weigh(page: BuiltPage): PageWeight {
  const root = outsideTemplates(page);
  const scripts = root.querySelectorAll('script').filter(isScript);
  const inline = scripts.map(({ textContent }) => textContent).join('\n');
  const loader = scripts.flatMap((script) => script.getAttribute('data-loader') ?? []);
  const fetched = scripts.flatMap((script) => script.getAttribute('src') ?? []);
  const faces = root.querySelector('style#fonts')?.textContent ?? '';
  const fonts = [...faces.matchAll(/url\(([^)]+)\)/g)].flatMap(([, address]) => address ?? []);
  const html = textBytes(page.html);
  const [loaderBytes = 0, ...fetchedBytes] = [...loader, ...fetched].map((file) => scriptBytes(file.slice(1)));
  const { app = [], [componentOf(page)]: component = [] } = stats.assetsByChunkName;
  return {
    html,
    earlyScript: textBytes(inline) + loaderBytes + sum(fetchedBytes),
    firstView: html + loaderBytes + sum([...fonts, ...eagerPictures(root)].map(fileBytes)),
    firstViewBesidePictures: html + loaderBytes + sum(fonts.map(fileBytes)),
    hydratedScript: sum([...new Set([...app, ...component])].map(scriptBytes)),
  };
}
