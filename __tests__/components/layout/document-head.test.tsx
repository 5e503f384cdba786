// Guards the order of what the document's head holds, and the way from an unknown article to the listing.
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML, UnknownArticleScript } from '../../../src/components/layout/document-head';

/** As Gatsby and we hand styles over: not as children. */
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

it('puts the base styles and those of the components into one element at the end', () => {
  const html = ordered([style('component-styles', '.css-a{}'), style('base', ':root{}'), <noscript key="other" />]);
  expect(html).toBe('<noscript></noscript><style>:root{}.css-a{}</style>');
});

it('leaves the base styles alone where no component has styles, as in develop', () => {
  expect(ordered([style('base', ':root{}')])).toBe('<style>:root{}</style>');
});

it('puts the way out of the not-found page first, and leaves out what no page needs', () => {
  const html = ordered([
    <meta key="generator" name="generator" content="Gatsby" />,
    style('gatsby-image-style', 'img{}'),
    <noscript key="other" />,
    <script key="unknown-article" />,
  ]);
  expect(html).toBe('<script></script><noscript></noscript>');
});

/** Runs the inline script at an address; returns where it leads and whether the page is hidden. */
function runAt(pathname: string): { target: string | null; hidden: boolean } {
  const script = renderToStaticMarkup(<UnknownArticleScript />).replace(/<\/?script>/g, '');
  const result: { target: string | null; hidden: boolean } = { target: null, hidden: false };
  const location = { pathname, replace: (target: string) => (result.target = target) };
  new Function('location', 'document', script)(location, { documentElement: result });
  return result;
}

test('below the blog it hides the page and leads to the listing', () => {
  expect(runAt('/blog/no-such-article/')).toEqual({ target: '/blog/', hidden: true });
  expect(runAt('/blog/page/99/')).toEqual({ target: '/blog/', hidden: true });
});

test('elsewhere, and at the listing itself, it does nothing', () => {
  for (const pathname of ['/nope/', '/blog/', '/blogger/', '/']) {
    expect(runAt(pathname)).toEqual({ target: null, hidden: false });
  }
});
