import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { parse as parseYaml } from 'yaml';
import { fileSchema, SITE_COLLECTIONS } from '../../src/content/model/collections';
import { fieldsOf } from '../../src/content/read/schema-fields';
import { toDisplayEntry } from '../../src/gatsby/display-entry';
import { ADDED_POSTS } from './added-posts';
import { SITE_ROOT } from './site-root';

/** The folder of the built site. */
export const PUBLIC = path.join(SITE_ROOT, 'public');

/** What a YAML file of `content/` says, as the site shows it; `name` is its path there, without the ending. */
export function siteContent(name: string) {
  const file = `${name}.yaml`;
  const collection = SITE_COLLECTIONS.find((candidate) => candidate.file === file);
  const written = parseYaml(readFileSync(path.join(SITE_ROOT, 'content', file), 'utf8'));
  return collection ? toDisplayEntry(written, fieldsOf(fileSchema(collection))) : written;
}

/** One page of the built site. */
export interface BuiltPage {
  /** Its address from the site's root, such as `/blog/`. */
  readonly path: string;
  readonly html: string;
  readonly root: HTMLElement;
}

/** The built files, by their path in `public/`. */
export const builtFiles: readonly string[] = (
  existsSync(PUBLIC) ? readdirSync(PUBLIC, { recursive: true, withFileTypes: true }) : []
)
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)));

/** A file of the built site as text. */
export function builtFile(file: string): string {
  return readFileSync(path.join(PUBLIC, file), 'utf8');
}

function pagePath(file: string): string {
  const name = file.split(path.sep).join('/');
  return name === 'index.html' ? '/' : `/${name.replace(/index\.html$/, '')}`;
}

function readPages(): readonly BuiltPage[] {
  if (!existsSync(path.join(PUBLIC, 'index.html'))) {
    throw new Error('There is no built site; build it first (npx tsx scripts/test-site.ts).');
  }
  return builtFiles
    .filter((file) => file.endsWith('.html') && !/^(~partytown|page-data|_gatsby|edit\/)/.test(file))
    .toSorted()
    .map((file) => {
      const html = builtFile(file);
      return { path: pagePath(file), html, root: parse(html) };
    })
    .filter(({ root }) => root.querySelector('meta[http-equiv="refresh"]') === null);
}

/** Every page that visitors see; what leads on from a former address is none, nor is the editor. */
export const pages = readPages();

const added = ADDED_POSTS.map(({ slug }) => `/blog/${slug}/`);

/** The pages without the posts that the tests have added, whose texts hold for nothing but what they are for. */
export const ordinaryPages = pages.filter(({ path: address }) => !added.includes(address));

/** The content of a meta element, by its name or property. */
export function meta(page: BuiltPage, name: string): string | undefined {
  return page.root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

/** The address that a page says is its own. */
export function canonical(page: BuiltPage): string | undefined {
  return page.root.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

/** Whether search engines may show a page. */
export function isIndexed(page: BuiltPage): boolean {
  return !meta(page, 'robots')?.includes('noindex');
}

/** The pages that search engines may show. */
export const indexedPages = pages.filter(isIndexed);

/** The origin of the published site, as the settings give it. */
export const siteUrl = new URL(indexedPages.map(canonical).find((address) => address !== undefined) ?? '').origin;

/** A node of a page's structured data. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** All nodes of the graph of a page. */
export function jsonLdOf(page: BuiltPage): readonly JsonLdNode[] {
  const scripts = page.root.querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap((script) => (JSON.parse(script.textContent) as { '@graph': JsonLdNode[] })['@graph']);
}

/** The built file at an address of this site; `undefined` if there is none. */
export function fileOf(pathname: string): string | undefined {
  const name = decodeURIComponent(pathname);
  const file = path.join(PUBLIC, name.endsWith('/') ? `${name}index.html` : name);
  return existsSync(file) ? file : undefined;
}
