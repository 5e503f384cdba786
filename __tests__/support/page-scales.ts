import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import { STATS_FILE } from '../../plugins/gatsby-plugin-static-host/index';
import { fileOnPhone } from './phone-picture';

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

/** A page to weigh: its address from the site's root, and the HTML. */
export interface PageToWeigh {
  readonly path: string;
  readonly html: string;
}

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

function textBytes(text: string): number {
  return text === '' ? 0 : brotliCompressSync(text).length;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function isScript(element: HTMLElement): boolean {
  const type = element.getAttribute('type');
  return type === undefined || type === 'module' || type === 'text/javascript';
}

/** The page's document without what its templates hold, which the browser neither fetches nor runs. */
function outsideTemplates({ html }: PageToWeigh): HTMLElement {
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

/** The fonts of every page; those with a range of letters are fetched by pages that have one of them. */
function fontsOf(root: HTMLElement): string[] {
  const styles = root.querySelectorAll('style').map(({ textContent }) => textContent);
  const faces = styles.flatMap((text) => text.match(/@font-face\{[^}]*\}/g) ?? []);
  return faces.flatMap((face) => (face.includes('unicode-range') ? [] : (face.match(/url\(([^)]+)\)/)?.[1] ?? [])));
}

function folderOf(page: PageToWeigh): string {
  return page.path === '/' ? 'index' : page.path.replace(/^\/|\/$/g, '');
}

/**
 * Weighs the pages of a built site.
 * @param root the folder with `public` and the statistics of the bundles
 */
export function pageScales(root: string): (page: PageToWeigh) => PageWeight {
  const publicFolder = path.join(root, 'public');
  const stats: Stats = JSON.parse(readFileSync(path.join(root, STATS_FILE), 'utf8'));
  const compressed = new Map<string, number>();
  const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');
  const fileBytes = (address: string): number => statSync(path.join(publicFolder, decodeURI(address))).size;
  const scriptBytes = (file: string): number => {
    const bytes = compressed.get(file) ?? textBytes(read(file));
    compressed.set(file, bytes);
    return bytes;
  };
  const componentOf = (page: PageToWeigh): string =>
    JSON.parse(read(path.join('page-data', folderOf(page), 'page-data.json'))).componentChunkName;

  return (page) => {
    const html = textBytes(page.html);
    const document = outsideTemplates(page);
    const scripts = document.querySelectorAll('script').filter(isScript);
    const inline = scripts.map(({ textContent }) => textContent).join('\n');
    const loader = scripts.flatMap((script) => script.getAttribute('data-loader') ?? []);
    const fetched = scripts.flatMap((script) => script.getAttribute('src') ?? []);
    const fonts = fontsOf(document);
    const [loaderBytes = 0, ...fetchedBytes] = [...loader, ...fetched].map((file) => scriptBytes(file.slice(1)));
    const { app = [], [componentOf(page)]: component = [] } = stats.assetsByChunkName;
    return {
      html,
      earlyScript: textBytes(inline) + loaderBytes + sum(fetchedBytes),
      firstView: html + loaderBytes + sum([...fonts, ...eagerPictures(document)].map(fileBytes)),
      firstViewBesidePictures: html + loaderBytes + sum(fonts.map(fileBytes)),
      hydratedScript: sum([...new Set([...app, ...component])].map(scriptBytes)),
    };
  };
}
