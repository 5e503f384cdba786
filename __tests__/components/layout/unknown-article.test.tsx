// Guards the way from an unknown article to the listing.
import { renderToStaticMarkup } from 'react-dom/server';
import { UnknownArticleScript } from '../../../src/components/layout/document-head';

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
