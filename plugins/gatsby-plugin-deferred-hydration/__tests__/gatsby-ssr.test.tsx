// Guards a document's scripts: an inline one instead of Gatsby's.
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML, onRenderBody } from '../gatsby-ssr';

const Slice = ({ sliceId }: { sliceId: string }) => <script src={`/${sliceId}.js`} />;

/** The parts of a document that this plugin changes, as markup. */
function render(pathname: string, pathPrefix = ''): { head: string; first: string; last: string } {
  let first: ReactNode[] = [];
  let head: ReactNode[] = [
    <link key="picture" rel="preload" as="image" href="/cover.avif" />,
    <link key="chunk" rel="preload" as="script" href="/chunk.js" />,
  ];
  let last: ReactNode[] = [<i key="script-loader" />, <Slice key="scripts" sliceId="_gatsby-scripts" />];
  const body: Partial<RenderBodyArgs> & { readonly pathPrefix: string } = {
    pathname,
    pathPrefix,
    setPreBodyComponents: (nodes) => {
      first = nodes;
    },
    loadPageDataSync: () => ({ result: {}, componentChunkName: 'component---page' }),
  };
  const html: Partial<PreRenderHTMLArgs> = {
    pathname,
    getHeadComponents: () => head,
    replaceHeadComponents: (nodes) => {
      head = nodes;
    },
    getPostBodyComponents: () => last,
    replacePostBodyComponents: (nodes) => {
      last = nodes;
    },
  };
  onRenderBody(body as RenderBodyArgs);
  onPreRenderHTML(html as PreRenderHTMLArgs);
  return { head: renderToStaticMarkup(head), first: renderToStaticMarkup(first), last: renderToStaticMarkup(last) };
}

beforeEach(() => {
  const CHUNKS = { 'component---page': ['/page-1.js', '/page-2.js'] };
  Object.assign(globalThis, { INLINE_SCRIPT: 'hold()', LOADER: 'hydration-1.js', CHUNKS });
});

it('has an inline script that knows the page and the loader, and fetches what the first paint needs alone', () => {
  expect(render('/about/', '/site')).toEqual({
    head: '<link rel="preload" as="image" href="/cover.avif"/>',
    first:
      '<script data-loader="/site/hydration-1.js" data-path="/about/" data-component="/site/page-1.js /site/page-2.js">hold()</script>',
    last: '',
  });
});

it.each(['/404.html', '/404/'])('lets the framework start %s immediately', (pathname) => {
  expect(render(pathname)).toMatchObject({
    first: '<script data-loader="/hydration-1.js">hold()</script>',
    last: '<i></i><script src="/_gatsby-scripts.js"></script>',
  });
});

it('defers nothing in develop, where there is no loader', () => {
  Object.assign(globalThis, { LOADER: '' });
  expect(render('/about/')).toMatchObject({
    first: '<script>hold()</script>',
    last: '<i></i><script src="/_gatsby-scripts.js"></script>',
  });
});
