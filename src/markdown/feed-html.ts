import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { takeMark } from './block-marks';
import { textNode } from './element';

const ADDRESSES = ['href', 'src'] as const;

function absoluteSrcSet(srcSet: string, base: string): string {
  return srcSet
    .split(/,\s+/)
    .map((source) => source.trim().split(/\s+/))
    .map(([url = '', ...size]) => [new URL(url, base).href, ...size].join(' '))
    .join(', ');
}

/** What serves only the page: its scrolling boxes, descriptions that are elsewhere on it, and what it prints. */
const PAGE_ONLY = ['className', 'tabIndex', 'role', 'ariaLabel', 'ariaDescribedBy', 'dataPrint'];

function withoutPage({ properties }: Element, pageUrl: string): Element['properties'] {
  const kept = Object.fromEntries(Object.entries(properties).filter(([name]) => !PAGE_ONLY.includes(name)));
  for (const name of ADDRESSES) if (typeof kept[name] === 'string') kept[name] = new URL(kept[name], pageUrl).href;
  if (typeof kept.srcSet === 'string') kept.srcSet = absoluteSrcSet(kept.srcSet, pageUrl);
  return kept;
}

/** A copy of a part of an article, as feeds show it. */
function inFeed(part: ElementContent, pageUrl: string): ElementContent[] {
  if (part.type !== 'element') return [{ ...part }];
  if (part.tagName === 'input') return [textNode(part.properties.checked ? '☑' : '☐')];
  // The bar of a diagram; the list below it has the same in words.
  if (part.properties.ariaHidden) return [];
  const children = part.children.flatMap((child) => inFeed(child, pageUrl));
  const copy = { ...part, properties: withoutPage(part, pageUrl), children };
  takeMark(copy, 'LETTER');
  return [copy];
}

/**
 * An article's HTML for feeds, in which everything works without the page: all addresses are absolute, and a task's box is a
 * sign.
 * @param content the article before it gets controls
 */
export function feedHtml({ children }: Root, pageUrl: string): string {
  const parts = children.flatMap((child) => (child.type === 'doctype' ? [] : inFeed(child, pageUrl)));
  return toHtml({ type: 'root', children: parts });
}
