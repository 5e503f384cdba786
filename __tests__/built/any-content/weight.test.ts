// Guards the weight of scripts and fonts, which depends on no content.
import { statSync } from 'node:fs';
import path from 'node:path';
import { type BuiltPage, builtFiles, PUBLIC, ordinaryPages as pages, siteContent } from '../built-site';
import { KB, limitOf, loaderOf, over, sum, weigh, weighFile } from '../weights';

/** The script that counts, if any, which the loader imports. */
const counters = builtFiles.filter((file) => /^late-.*\.js$/.test(file));

/** Scripts loaded before any interaction. */
function earlyScript({ root }: BuiltPage): number {
  const scripts = root.querySelectorAll('script:not([type="application/ld+json"])');
  const sources = scripts.flatMap((script) => [script.getAttribute('src'), script.getAttribute('data-loader')]);
  return sum([
    weigh(scripts.map(({ textContent }) => textContent).join('\n')),
    ...[...sources, ...counters].flatMap((source) => (source ? [weighFile(source)] : [])),
  ]);
}

/** What Gatsby loads on every page before its component. */
const framework = builtFiles.filter((file) => /^(webpack-runtime|framework|app)-[\da-f]{20}\.js$/.test(file));

const componentsOf = (page: BuiltPage): readonly string[] =>
  (loaderOf(page)?.getAttribute('data-component') ?? '').split(' ');

/** Scripts that run once React does. */
const hydratedScript = (page: BuiltPage): number => sum([...framework, ...componentsOf(page)].map(weighFile));

/** The module of a page, such as `src/templates/article.tsx` or `src/planners/first-year/page.tsx`. */
function moduleOf(page: BuiltPage): string {
  const [, chunk = ''] = /component---([\w-]+?)-[\da-f]{20}/.exec(componentsOf(page)[0] ?? '') ?? [];
  return chunk
    .replace(/^src-(pages|templates)-/, 'src/$1/')
    .replace(/^src-planners-(.+)-page-/, 'src/planners/$1/page-')
    .replace(/-tsx$/, '.tsx');
}

test('script before any interaction stays within its limit, with statistics within a larger one', () => {
  const counting = siteContent('site').statistics ? 1 : 0;
  expect(counters).toHaveLength(counting);
  const limit =
    limitOf('script before any interaction, inline script too') + counting * limitOf('more with statistics');
  expect(over(() => limit, earlyScript)).toEqual([]);
});

test('script stays within the limit of each kind of page once React runs', () => {
  expect(framework).toHaveLength(3);
  expect(over((page) => limitOf(`script once React runs: \`${moduleOf(page)}\``), hydratedScript)).toEqual([]);
});

test('the two fonts stay within their limit', () => {
  for (const { root } of pages) {
    const fonts = root
      .querySelectorAll('link[rel="preload"][as="font"]')
      .map((link) => link.getAttribute('href') ?? '');
    expect(sum(fonts.map((file) => statSync(path.join(PUBLIC, file)).size / KB))).toBeLessThanOrEqual(limitOf('fonts'));
  }
});

test('every picture has a width and height', () => {
  const pictures = pages.flatMap(({ root }) => root.querySelectorAll('img'));
  const without = pictures.filter((image) => !(image.getAttribute('width') && image.getAttribute('height')));
  expect(without.map(String)).toEqual([]);
});
