// Guards that Gatsby's scripts are deferred.
import { readFramework } from '../node/gatsby-scripts';

const MAPPING = JSON.stringify(JSON.stringify({ app: ['/app-1.js'], 'component---"page"': ['/page-1.js'] }));
const SCRIPTS = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping=${MAPPING};
  </script>
  <script>window.___webpackCompilationHash="9a1b";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

it.each([
  ['mapping', SCRIPTS.replace('___chunkMapping', '___chunks')],
  ['name of the build', SCRIPTS.replace('___webpackCompilationHash', '___hash')],
  ['script', SCRIPTS.replaceAll(' src=', ' data-src=')],
])('says so when Gatsby’s scripts have no %s any more', (_name, html) => {
  expect(() => readFramework(html)).toThrow('does not hold the scripts that Gatsby 5.16 writes');
});
