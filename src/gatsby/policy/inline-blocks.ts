/** Text inside `<script>` or `<style>` that the browser checks against the policy's hashes. */
export interface InlineBlock {
  readonly kind: 'script' | 'style';
  /** The text as the browser hashes it: between the tags, line ends as LF. */
  readonly text: string;
}

const ATTRIBUTES = /[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*/.source;

/** A comment or a start tag, in the order of the text; the quotes of attributes are respected. */
const TOKEN = new RegExp(`<!--[\\s\\S]*?-->|<([a-z][a-z0-9-]*)(${ATTRIBUTES})>`, 'gi');

/** Elements whose content is text, whatever it looks like. */
const TEXT_ELEMENTS = new Set(['script', 'style', 'title', 'textarea']);

/** A script of another type is data, which never runs and is not checked (HTML, "prepare the script element"). */
const CODE_TYPES = /^(module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;

const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

function attributeValue(attributes: string, name: string): string | undefined {
  for (const [, key, double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    if (key?.toLowerCase() === name) return double ?? single ?? bare ?? '';
  }
  return undefined;
}

function isInlineCode(attributes: string): boolean {
  if (attributeValue(attributes, 'src') !== undefined) return false;
  const type = attributeValue(attributes, 'type');
  return type === undefined || type === '' || CODE_TYPES.test(type);
}

/** Looks before it replaces: a pattern is tried at every letter, and hardly a page has such line ends. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** The offset at which the text element ends: its end tag, or the end of the text. */
function endOf(html: string, element: string, from: number): number {
  const end = new RegExp(`</${element}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/**
 * Every inline script and style of an HTML document, those inside `<template>` and `<noscript>` too, without building a
 * tree: on a large site that is the difference between seconds and minutes.
 */
export function inlineBlocks(html: string): InlineBlock[] {
  const blocks: InlineBlock[] = [];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token !== null; token = TOKEN.exec(html)) {
    const element = token[1]?.toLowerCase() ?? '';
    if (!TEXT_ELEMENTS.has(element)) continue;
    const start = TOKEN.lastIndex;
    const end = endOf(html, element, start);
    TOKEN.lastIndex = end;
    const text = withLineFeeds(html.slice(start, end));
    if (element === 'style') blocks.push({ kind: 'style', text });
    if (element === 'script' && isInlineCode(token[2] ?? '')) blocks.push({ kind: 'script', text });
  }
  return blocks;
}
