// Guards typographic characters in visible texts.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement, Node } from 'node-html-parser';
import { NodeType } from 'node-html-parser';
import { parse as parseYaml } from 'yaml';
import { collectionOf, SITE_COLLECTIONS } from '../../../src/content/model/collections';
import { isTextPage } from '../../../src/content/model/page';
import { fieldsOf, visitedFields } from '../../../src/content/read/schema-fields';
import { SITE_ROOT } from '../../support/site-root';
import { type BuiltPage, pages } from '../built-site';

/** Texts the content model keeps as typed, such as those of the specification. */
function keptAsTyped(): string[] {
  const names = readdirSync(path.join(SITE_ROOT, 'content/pages')).map((name) => `pages/${name}`);
  const own = names.filter((name) => !isTextPage(name)).flatMap((name) => collectionOf(name) ?? []);
  const collections = [...SITE_COLLECTIONS, ...own];
  return collections.flatMap((collection) => {
    const content: unknown = parseYaml(readFileSync(path.join(SITE_ROOT, 'content', collection.file), 'utf8'));
    const fields = visitedFields(fieldsOf(collection.fileSchema), content);
    return fields.flatMap(({ field, value }) =>
      field.prose === false && typeof value === 'string' ? [value.trim()] : [],
    );
  });
}

const kept = keptAsTyped();

const NOT_WORDS = ['CODE', 'PRE', 'SCRIPT', 'STYLE', 'TEMPLATE'];
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];
const ADDRESS = /\S*(?:[@/]|www\.)\S*/g;

function textsIn(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text];
  const element = node as HTMLElement;
  if (NOT_WORDS.includes(element.tagName)) return [];
  const attributes =
    node.nodeType === NodeType.ELEMENT_NODE ? TEXT_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []) : [];
  return [...attributes, ...node.childNodes.flatMap(textsIn)];
}

/** A page's text, also for screen readers and search engines, without texts kept as typed and URLs. */
function wordsOf({ root }: BuiltPage): string[] {
  const metas = root.querySelectorAll('meta[name="description"], meta[property^="og:"]');
  const texts = [...metas.map((element) => element.getAttribute('content') ?? ''), ...textsIn(root)];
  // The privacy page names form fields in a sentence, so a text may be part of another.
  const withoutKept = (text: string): string => kept.reduce((rest, typed) => rest.replaceAll(typed, ''), text);
  return texts.map((text) => withoutKept(text.replace(ADDRESS, '')).trim()).filter(Boolean);
}

const TYPED = /["']|(?<!\.)\.{3}(?!\.)|\S -{1,3} \S/;

test('the examined texts include typographic apostrophes', () => {
  const words = pages.flatMap(wordsOf);
  expect(words.length).toBeGreaterThan(500);
  expect(words.some((text) => text.includes('’'))).toBe(true);
});

test.each(pages.map((page) => [page.path, page] as const))(
  'texts of %s have typographic quotes, dashes and ellipses',
  (_path, page) => {
    expect(wordsOf(page).filter((text) => TYPED.test(text))).toEqual([]);
  },
);

test('placeholders in texts are filled in', () => {
  const unfilled = pages.filter(({ html }) => /\{(price|lowest):/.test(html)).map(({ path }) => path);
  expect(unfilled).toEqual([]);
});
