import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deferRuntime } from '../../src/wake/defer-runtime';

const Slice = ({ sliceId }: { sliceId: string }) => <script src={`/${sliceId}.js`} />;

function render(pathname: string, pathPrefix = ''): { head: string; post: string } {
  const parts = {
    head: [
      <link key="picture" rel="preload" as="image" href="/cover.avif" />,
      <link key="font" rel="preload" as="font" href="/font.woff2" />,
      <link key="chunk" rel="preload" as="script" href="/chunk.js" />,
      <style key="gatsby-image-style">{'img{}'}</style>,
    ] as ReactNode[],
    post: [<i key="script-loader" />, <Slice key="scripts" sliceId="_gatsby-scripts" />] as ReactNode[],
  };
  deferRuntime({
    pathname,
    pathPrefix,
    getHeadComponents: () => parts.head,
    replaceHeadComponents: (nodes) => {
      parts.head = nodes;
    },
    getPreBodyComponents: () => [],
    replacePreBodyComponents: () => undefined,
    getPostBodyComponents: () => parts.post,
    replacePostBodyComponents: (nodes) => {
      parts.post = nodes;
    },
  });
  const { head, post } = parts;
  return {
    head: renderToStaticMarkup(head),
    post: renderToStaticMarkup(post),
  };
}

beforeEach(() => {
  Object.assign(globalThis, { RUNTIME_WAITS: true });
});

it('keeps the framework’s scripts in a template that names the page and the file that wakes it', () => {
  expect(render('/about/', '/site').post).toBe(
    '<template id="runtime" data-path="/about/" data-wake="/site/wake.js"><script src="/_gatsby-scripts.js"></script></template>',
  );
});

it.each(['/404.html', '/404/'])('lets %s act at once', (pathname) => {
  expect(render(pathname).post).toBe(
    '<template id="runtime" data-wake="/wake.js"></template><i></i><script src="/_gatsby-scripts.js"></script>',
  );
});

it('takes early script fetches and unused styles out of the head, and leaves what the first paint needs', () => {
  expect(render('/').head).toBe(
    '<link rel="preload" as="image" href="/cover.avif"/><link rel="preload" as="font" href="/font.woff2"/>',
  );
});

it('changes no body where there is no script, as in develop', () => {
  Object.assign(globalThis, { RUNTIME_WAITS: false });
  expect(render('/')).toMatchObject({ post: '<i></i><script src="/_gatsby-scripts.js"></script>' });
});
