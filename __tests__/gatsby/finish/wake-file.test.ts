import { nameWakeFile } from '../../../src/gatsby/finish/name-wake-file';
import { runtimeOf } from '../../../src/gatsby/finish/wake-file';

const MAPPING = JSON.stringify(JSON.stringify({ app: ['/app-1.js'], 'component---"page"': ['/page-1.js'] }));
const SCRIPTS = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping=${MAPPING};
  </script>
  <script>window.___webpackCompilationHash="9a1b";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;
const NAME = 'wake-0123456789abcdef0123.js';

/** A page as Gatsby leaves it, with or without the marks of an earlier build. */
const page = (file: string, held: string): string =>
  `<p>wake.js</p><template id="runtime" data-path="/" data-wake="/site/${file}"><!-- slice-start id="_gatsby-scripts-1" -->${held}<!-- slice-end id="_gatsby-scripts-1" --></template>`;

it('reads what Gatsby’s scripts do', () => {
  expect(runtimeOf(SCRIPTS)).toEqual({
    chunks: { app: ['/app-1.js'], 'component---"page"': ['/page-1.js'] },
    compilation: '9a1b',
    scripts: ['/runtime-1.js', '/app-1.js'],
  });
});

it.each([
  ['mapping', SCRIPTS.replace('___chunkMapping', '___chunks')],
  ['name of the build', SCRIPTS.replace('___webpackCompilationHash', '___hash')],
  ['script', SCRIPTS.replaceAll(' src=', ' data-src=')],
])('says so when Gatsby’s scripts have no %s any more', (_name, html) => {
  expect(() => runtimeOf(html)).toThrow('does not hold the scripts that Gatsby 5.16 writes');
});

it('names the file in a page and takes out what it brings, but not the marks', () => {
  expect(nameWakeFile(page('wake.js', SCRIPTS), NAME)).toBe(page(NAME, ''));
});

it('does so again when Gatsby has filled the marks of a finished page, and changes nothing else', () => {
  const finished = page('wake-aaaaaaaaaaaaaaaaaaaa.js', '');
  expect(nameWakeFile(finished, NAME)).toBe(page(NAME, ''));
  expect(nameWakeFile(page('wake-aaaaaaaaaaaaaaaaaaaa.js', SCRIPTS), NAME)).toBe(page(NAME, ''));
  expect(nameWakeFile(page(NAME, ''), NAME)).toBe(page(NAME, ''));
});

it('leaves the scripts of a page that acts at once', () => {
  const marked = `<!-- slice-start id="1" -->${SCRIPTS}<!-- slice-end id="1" -->`;
  const html = `<template id="runtime" data-wake="/wake.js"></template>${marked}`;
  expect(nameWakeFile(html, NAME)).toBe(`<template id="runtime" data-wake="/${NAME}"></template>${marked}`);
});
