import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { COVER_ID, MAIN_ID, MENU_ID } from '../../utils/page-ids';
import { COMPONENT_STYLES, FONT_STYLES, OFFLINE_NOTICE, RUNTIME_TEMPLATE } from '../../wake/names';
import { articleSchema } from './article-schema';
import type { BodyPictures } from './body-pictures';
import { parseMarkdown } from './parse-markdown';
import { placePictures } from './picture-elements';

/** A heading that the table of contents can lead to. */
export interface RenderedHeading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** A post's body, ready for the page. */
export interface RenderedBody {
  readonly html: string;
  readonly headings: readonly RenderedHeading[];
}

const NO_PICTURES: BodyPictures = new Map();
/** The ids that the page around an article has already; no heading may take one of them. */
const TAKEN_IDS = [COVER_ID, MAIN_ID, MENU_ID, COMPONENT_STYLES, FONT_STYLES, OFFLINE_NOTICE, RUNTIME_TEMPLATE];
const HEADING = /^h([2-4])$/;

/** A heading can be linked to, so it is its own link; one that holds a link already stays as it is. */
function linkToItself(heading: Element, id: string): void {
  let hasLink = false;
  visit(heading, 'element', ({ tagName }) => {
    hasLink ||= tagName === 'a';
  });
  if (hasLink) return;
  heading.children = [{ type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: heading.children }];
}

function markHeadings(tree: Root): RenderedHeading[] {
  const slugger = new GithubSlugger();
  for (const id of TAKEN_IDS) slugger.slug(id);
  const headings: RenderedHeading[] = [];
  visit(tree, 'element', (element: Element) => {
    const depth = Number(HEADING.exec(element.tagName)?.[1]);
    if (!depth) return;
    const text = textOf(element);
    const id = slugger.slug(text) || `section-${headings.length + 1}`;
    element.properties = { ...element.properties, id };
    headings.push({ id, text, depth });
    linkToItself(element, id);
  });
  return headings;
}

function markLinks(tree: Root): void {
  visit(tree, 'element', (element: Element) => {
    if (element.tagName !== 'a') return;
    if (/^https?:/.test(String(element.properties.href ?? ''))) element.properties.rel = ['noopener'];
  });
}

/** A wide table scrolls inside its own focusable box instead of widening the page. */
function wrapTables(tree: Root): void {
  visit(tree, 'element', (element: Element, index, parent) => {
    if (element.tagName !== 'table' || index === undefined || !parent) return;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: textOf(element).slice(0, 60) },
      children: [element],
    };
    return index + 1;
  });
}

/**
 * Renders GitHub-flavoured markdown to HTML that is safe to put into a page:
 * raw HTML is dropped and everything outside the article schema is taken out.
 * @param pictures those that stand beside the post, ready for every screen
 */
export function renderMarkdown(markdown: string, pictures: BodyPictures = NO_PICTURES): RenderedBody {
  const tree = sanitize(toHast(parseMarkdown(markdown)), articleSchema) as Root;
  const headings = markHeadings(tree);
  markLinks(tree);
  wrapTables(tree);
  placePictures(tree, pictures);
  return { html: toHtml(tree), headings };
}
