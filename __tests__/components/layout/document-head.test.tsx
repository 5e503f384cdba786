// Guards the order of the document's head, and the redirect from an unknown article to the listing.
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML, UnknownArticleScript } from '../../../src/components/layout/document-head';

/** The form in which Gatsby and we pass styles: not as children. */
const style = (key: string, css: string): ReactNode =>
  createElement('style', { key, dangerouslySetInnerHTML: { __html: css } });

function ordered(parts: ReactNode[]): string {
  let head = parts;
  onPreRenderHTML({
    getHeadComponents: () => head,
    replaceHeadComponents: (next: ReactNode[]) => {
      head = next;
    },
  } as unknown as Parameters<typeof onPreRenderHTML>[0]);
  return renderToStaticMarkup(head);
}

it('puts all styles into one element at the end, the way out of the not-found page first, and leaves out the rest', () => {
  const html = ordered([
    <meta key="generator" name="generator" content="Gatsby" />,
    style('gatsby-image-style', 'img{}'),
    style('component-styles', '.css-a{}'),
    style('base', ':root{}'),
    <noscript key="other" />,
    <script key="unknown-article" />,
  ]);
  expect(html).toBe('<script></script><noscript></noscript><style>:root{}.css-a{}</style>');
  // In `gatsby develop` no component has styles.
  expect(ordered([style('base', ':root{}')])).toBe('<style>:root{}</style>');
});

/** Runs the inline script at a URL; returns the redirect and whether the page is hidden. */
function runAt(pathname: string): { target: string | null; hidden: boolean } {
  const script = renderToStaticMarkup(<UnknownArticleScript />).replace(/<\/?script>/g, '');
  const result: { target: string | null; hidden: boolean } = { target: null, hidden: false };
  const location = { pathname, replace: (target: string) => (result.target = target) };
  new Function('location', 'document', script)(location, { documentElement: result });
  return result;
}

test.each([
  ['/blog/no-such-article/', '/blog/'],
  ['/blog/page/99/', '/blog/'],
  ['/nope/', null],
  ['/blog/', null],
  ['/blogger/', null],
  ['/', null],
])('at %s, which does not exist, the page is hidden and leads to %s', (pathname, target) => {
  expect(runAt(pathname)).toEqual({ target, hidden: target !== null });
});
