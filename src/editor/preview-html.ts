import type { Footnote } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../content/read/parse-markdown';
import { renderArticle } from '../markdown/render-article';

declare module 'mdast' {
  /** A note in brackets, `^[…]`, as remark-footnotes reads it. */
  interface Footnote extends Parent {
    type: 'footnote';
    children: PhrasingContent[];
  }
  interface RootContentMap {
    footnote: Footnote;
  }
}

/** Makes a note in brackets one with a name. */
function footnote(state: State, { children }: Footnote) {
  const identifier = `IN BRACKETS ${state.footnoteOrder.length}`;
  state.footnoteById.set(identifier, {
    type: 'footnoteDefinition',
    identifier,
    children: [{ type: 'paragraph', children }],
  });
  return state.handlers.footnoteReference?.(state, { type: 'footnoteReference', identifier }, undefined);
}

/**
 * An article's text as the site shows it, but for what it takes from elsewhere: facts and terms stay as typed, and pictures have
 * their address in `data-path`. gatsby-transformer-remark has an earlier version of mdast-util-to-hast; a test compares the two.
 */
export function previewHtml(markdown: string): string {
  const tree = toHast(parseMarkdown(markdown), { clobberPrefix: '', handlers: { footnote } });
  if (tree.type !== 'root') return '';
  visit(tree, 'element', ({ tagName, properties }) => {
    // The notes are complete.
    if (tagName === 'section') properties.className = undefined;
    if (tagName !== 'img') return;
    properties.dataPath = properties.src;
    properties.src = undefined;
  });
  return renderArticle(tree, { letter: { copy: '', copied: '', failed: '' } }).html;
}
