// Guards a document's scripts: an inline one instead of Gatsby's.
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML, onRenderBody } from '../gatsby-ssr';

const Slice = ({ sliceId }: { sliceId: string }) => <script src={`/${sliceId}.js`} />;

/** The preloads, and the scripts before and after a page's content, as markup. */
function scriptsOf(pathname: string): string[] {
  let first: ReactNode[] = [];
  let head: ReactNode[] = [<link key="chunk" rel="preload" as="script" href="/chunk.js" />];
  let last: ReactNode[] = [<i key="script-loader" />, <Slice key="scripts" sliceId="_gatsby-scripts" />];
  const body: Partial<RenderBodyArgs> = {
    pathname,
    setPreBodyComponents: (nodes) => (first = nodes),
    loadPageDataSync: () => ({ result: {}, componentChunkName: 'component---page' }),
  };
  const html: Partial<PreRenderHTMLArgs> = {
    pathname,
    getHeadComponents: () => head,
    replaceHeadComponents: (nodes) => (head = nodes),
    getPostBodyComponents: () => last,
    replacePostBodyComponents: (nodes) => (last = nodes),
  };
  onRenderBody(body as RenderBodyArgs);
  onPreRenderHTML(html as PreRenderHTMLArgs);
  return [head, first, last].map((nodes) => renderToStaticMarkup(nodes));
}

const FRAMEWORK = '<i></i><script src="/_gatsby-scripts.js"></script>';

it.each([
  [
    '/about/',
    'hydration-1.js',
    [
      '',
      '<script data-loader="/hydration-1.js" data-path="/about/" data-component="/page-1.js" data-cfasync="false">hold()</script>',
      '',
    ],
  ],
  [
    '/404/',
    'hydration-1.js',
    ['', '<script data-loader="/hydration-1.js" data-cfasync="false">hold()</script>', FRAMEWORK],
  ],
  // In `gatsby develop` there is no loader.
  ['/about/', '', ['', '<script data-cfasync="false">hold()</script>', FRAMEWORK]],
])('%s with the loader "%s" has the scripts %j', (pathname, loader, scripts) => {
  const CHUNKS = { 'component---page': ['/page-1.js'] };
  Object.assign(globalThis, { INLINE_SCRIPT: 'hold()', LOADER: loader, CHUNKS });
  expect(scriptsOf(pathname)).toEqual(scripts);
});
