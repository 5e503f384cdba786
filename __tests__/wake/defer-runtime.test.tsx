import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deferRuntime } from '../../src/wake/defer-runtime';

const Slice = ({ sliceId }: { sliceId: string }) => <script src={`/${sliceId}.js`} />;

function render(pathname: string): { head: string; pre: string; post: string } {
  const parts = {
    head: [
      <style key="fonts" id="fonts">
        {'@font-face{}'}
      </style>,
      <link key="picture" rel="preload" as="image" href="/cover.avif" />,
      <link key="chunk" rel="preload" as="script" href="/chunk.js" />,
      <style key="gatsby-image-style">{'img{}'}</style>,
    ] as ReactNode[],
    pre: [] as ReactNode[],
    post: [<Slice key="scripts" sliceId="_gatsby-scripts" />] as ReactNode[],
  };
  deferRuntime({
    pathname,
    pathPrefix: '',
    getHeadComponents: () => parts.head,
    replaceHeadComponents: (nodes) => {
      parts.head = nodes;
    },
    getPreBodyComponents: () => parts.pre,
    replacePreBodyComponents: (nodes) => {
      parts.pre = nodes;
    },
    getPostBodyComponents: () => parts.post,
    replacePostBodyComponents: (nodes) => {
      parts.post = nodes;
    },
  });
  const { head, pre, post } = parts;
  return {
    head: renderToStaticMarkup(head),
    pre: renderToStaticMarkup(pre),
    post: renderToStaticMarkup(post),
  };
}

beforeEach(() => {
  Object.assign(globalThis, { WAKE_SCRIPT: 'wake()' });
});

it('keeps the framework’s scripts in a template that names the page’s data', () => {
  const { pre, post } = render('/about/');
  expect(post).toBe(
    '<template id="runtime" data-page="/page-data/about/page-data.json"><script src="/_gatsby-scripts.js"></script></template>',
  );
  expect(pre).toBe('<script>wake()</script>');
});

it('names the data of the home page as Gatsby does', () => {
  expect(render('/').post).toContain('data-page="/page-data/index/page-data.json"');
});

it.each(['/404.html', '/404/'])('lets %s act at once', (pathname) => {
  expect(render(pathname).post).toBe('<script src="/_gatsby-scripts.js"></script>');
});

it('takes early script fetches and unused styles out of the head, and lets the fonts wait for the script', () => {
  expect(render('/').head).toBe(
    '<link rel="preload" as="image" href="/cover.avif"/><style id="fonts" media="(scripting: none)">@font-face{}</style>',
  );
});

it('changes no body where there is no script, as in develop', () => {
  Object.assign(globalThis, { WAKE_SCRIPT: '' });
  expect(render('/')).toMatchObject({ pre: '', post: '<script src="/_gatsby-scripts.js"></script>' });
  expect(render('/').head).toContain('<style id="fonts">');
});
