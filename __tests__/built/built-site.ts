import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { parse as parseYaml } from 'yaml';
import { SITE_COLLECTIONS } from '../../src/content/model/collections';
import { fieldsOf } from '../../src/content/read/schema-fields';
import { toDisplayEntry } from '../../src/content/resolve/display-entry';
import { resolveFacts } from '../../src/facts/resolve-facts';
import { today } from '../../src/utils/calendar';
import { ADDED_POSTS } from '../support/added-posts';
import { SITE_ROOT } from '../support/site-root';

/** The built site's folder. */
export const PUBLIC = path.join(SITE_ROOT, 'public');

const written = (file: string) => parseYaml(readFileSync(path.join(SITE_ROOT, 'content', file), 'utf8'));

/** A YAML file of `content/` as displayed; `name` is its path there, without extension. */
export function siteContent(name: string) {
  const file = `${name}.yaml`;
  const collection = SITE_COLLECTIONS.find((candidate) => candidate.file === file);
  const values = resolveFacts(written('facts.yaml'), today());
  return collection ? toDisplayEntry(written(file), fieldsOf(collection.fileSchema), { values }) : written(file);
}

/** A page of the built site. */
export interface BuiltPage {
  /** Its path from the site's root, such as `/blog/`. */
  readonly path: string;
  readonly html: string;
  readonly root: HTMLElement;
}

/** The built files, by path in `public/`, with forward slashes on every system. */
export const builtFiles: readonly string[] = (
  existsSync(PUBLIC) ? readdirSync(PUBLIC, { recursive: true, withFileTypes: true }) : []
)
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

/** A built file as text. */
export function builtFile(file: string): string {
  return readFileSync(path.join(PUBLIC, file), 'utf8');
}

const pagePath = (file: string): string => `/${file.replace(/(?<=^|\/)index\.html$/, '')}`;

function readPages(): readonly BuiltPage[] {
  if (!existsSync(path.join(PUBLIC, 'index.html'))) {
    throw new Error('The site is not built; run `npx tsx scripts/test-site.ts` first.');
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

/** All pages except redirects and the editor. */
export const pages = readPages();

const added = ADDED_POSTS.map(({ slug }) => `/blog/${slug}/`);

/** The pages except posts that the tests add. */
export const ordinaryPages = pages.filter(({ path: address }) => !added.includes(address));

/** The pages of articles. */
export const articlePages = pages.filter(({ path: address }) => /^\/blog\/(?!page\/|category\/)[^/]+\/$/.test(address));

/** A meta element's content, by name or property. */
export function meta(page: BuiltPage, name: string): string | undefined {
  return page.root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

/** The URL that a page names as canonical; of an article that appeared elsewhere first, the one there. */
export function canonical(page: BuiltPage): string | undefined {
  return page.root.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

/** A page's own URL, as link previews name it. */
export const ownUrl = (page: BuiltPage): string | undefined => meta(page, 'og:url');

/** Whether search engines may index a page. */
export function isIndexed(page: BuiltPage): boolean {
  return !meta(page, 'robots')?.includes('noindex');
}

/** The indexable pages. */
export const indexedPages = pages.filter(isIndexed);

/** The published site's origin, from the settings. */
export const siteUrl = new URL(indexedPages.map(canonical).find((address) => address !== undefined) ?? '').origin;

/** A node of a page's structured data. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** All nodes of a page's graph. */
export function jsonLdOf(page: BuiltPage): readonly JsonLdNode[] {
  const scripts = page.root.querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap((script) => (JSON.parse(script.textContent) as { '@graph': JsonLdNode[] })['@graph']);
}

/** The built file at a URL of this site; `undefined` if there is none. */
export function fileOf(pathname: string): string | undefined {
  const name = decodeURIComponent(pathname);
  const file = path.join(PUBLIC, name.endsWith('/') ? `${name}index.html` : name);
  return existsSync(file) ? file : undefined;
}
