// Guards the redirect from an unknown article to the listing.
import { renderToStaticMarkup } from 'react-dom/server';
import { UnknownArticleScript } from '../../../src/components/layout/document-head';

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
])('the missing page %s is hidden and redirected to %s', (pathname, target) => {
  expect(runAt(pathname)).toEqual({ target, hidden: target !== null });
});
