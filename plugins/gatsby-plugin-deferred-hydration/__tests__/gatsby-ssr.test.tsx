import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML, onRenderBody } from '../gatsby-ssr';

const Slice = ({ sliceId }: { sliceId: string }) => <script src={`/${sliceId}.js`} />;

/** The parts of a document that this plugin changes, as markup. */
function render(pathname: string, pathPrefix = ''): { head: string; first: string; last: string } {
  const parts = {
    head: [
      <link key="picture" rel="preload" as="image" href="/cover.avif" />,
      <link key="font" rel="preload" as="font" href="/font.woff2" />,
      <link key="chunk" rel="preload" as="script" href="/chunk.js" />,
    ] as ReactNode[],
    first: [] as ReactNode[],
    last: [<i key="script-loader" />, <Slice key="scripts" sliceId="_gatsby-scripts" />] as ReactNode[],
  };
  const nothing = (): void => undefined;
  const body = {
    pathname,
    pathPrefix,
    setPreBodyComponents: (nodes: ReactNode[]) => {
      parts.first = nodes;
    },
    setHeadComponents: nothing,
    setHtmlAttributes: nothing,
    setBodyAttributes: nothing,
    setPostBodyComponents: nothing,
    setBodyProps: nothing,
    loadPageDataSync: () => ({ result: {}, componentChunkName: 'component---page' }),
  };
  onRenderBody(body);
  onPreRenderHTML({
    pathname,
    getHeadComponents: () => parts.head,
    replaceHeadComponents: (nodes) => {
      parts.head = nodes;
    },
    getPreBodyComponents: () => parts.first,
    replacePreBodyComponents: nothing,
    getPostBodyComponents: () => parts.last,
    replacePostBodyComponents: (nodes) => {
      parts.last = nodes;
    },
  });
  return {
    head: renderToStaticMarkup(parts.head),
    first: renderToStaticMarkup(parts.first),
    last: renderToStaticMarkup(parts.last),
  };
}

beforeEach(() => {
  const CHUNKS = { 'component---page': ['/page-1.js', '/page-2.js'] };
  Object.assign(globalThis, { INLINE_SCRIPT: 'hold()', LOADER: 'hydration-1.js', CHUNKS });
});

it('has an inline script that knows the page, its component and the loader, and none of the framework’s', () => {
  expect(render('/about/', '/site')).toMatchObject({
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

it('takes early script fetches out of the head, and leaves what the first paint needs', () => {
  expect(render('/').head).toBe(
    '<link rel="preload" as="image" href="/cover.avif"/><link rel="preload" as="font" href="/font.woff2"/>',
  );
});

it('defers nothing in develop, where there is no loader', () => {
  Object.assign(globalThis, { LOADER: '' });
  expect(render('/about/')).toMatchObject({
    first: '<script>hold()</script>',
    last: '<i></i><script src="/_gatsby-scripts.js"></script>',
  });
});
