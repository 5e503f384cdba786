import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { LOGO } from '../utils/logo';
import { editorPolicy } from './editor-policy';
import type { PageSettings } from './page-settings';
import { buildPreview } from './preview/build-preview';

const CMS = '@sveltia/cms';

/** Parts that nothing here uses: maps, the colours of code, other languages, conversion of pictures. */
const UNUSED = /^(@shikijs\/|leaflet|terra-draw|svgo|\.\.\/locales\/|\.\/chunks\/(heic|shiki-engine|webp_enc))/;

const FONT_ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[^/]+\/([\w-]+)\.woff2/g;

/** The note after a save that was stopped counts fields; the content check is not about fields alone. */
const NOTE = '.match $count one {{One field has an error. Please correct it to save the entry.}}';
const OWN_NOTE = NOTE.replace('one', '0 {{Nothing was saved.}} one');

/**
 * The content management system with two changes: it names the fonts in its package instead of those of another site,
 * and does not say that "0 fields have errors".
 * @throws Error where another version has neither
 */
function ownScript(text: string): string {
  const fonts = new Map(
    [...text.matchAll(/assets\/([\w-]+?)-[\w-]{8}\.woff2/g)].map(([file, name = '']) => [name, file]),
  );
  const changed = text.replace(FONT_ELSEWHERE, (address, family: string, style: string) => {
    const font = fonts.get(`${family}-${style}`);
    if (font === undefined) throw new Error(`${CMS} no longer has the font ${address}`);
    return font;
  });
  if (!changed.includes(NOTE)) throw new Error(`${CMS} no longer has the note that is changed here: ${NOTE}`);
  return changed.replace(NOTE, OWN_NOTE);
}

const bundleCms: Plugin = {
  name: 'bundle-cms',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: UNUSED }, ({ importer }) =>
      importer.includes(CMS) ? { path: 'unused', namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default {};' }));
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => ({
      contents: ownScript(await readFile(file, 'utf8')),
    }));
  },
};

/** `<` in a script ends nothing then. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function pageHtml(settings: PageSettings): string {
  return `<!doctype html>
<html lang="en" class="${settings.host ? 'has-host' : 'has-folder-only'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(settings.host)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the site</title>
<link rel="icon" href="logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="page.css">
<script id="editor-settings" type="application/json">${jsonInHtml(settings)}</script>
<script type="module" src="page.js"></script>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;
}

/**
 * Writes the editor: its page, its script and the fonts, so that nothing comes from another site.
 * @param target where the editor is written; what is there is removed first
 * @param content the folder of the content, which has the logo
 */
export async function buildEditor(target: string, settings: PageSettings = {}, content = 'content'): Promise<void> {
  const cms = path.dirname(createRequire(path.resolve('package.json')).resolve(CMS));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await Promise.all([
    cp(path.join(cms, 'assets'), path.join(target, 'assets'), {
      recursive: true,
      filter: (file) => !/\.(js|map|wasm)$/.test(file),
    }),
    cp(path.join(path.dirname(content), LOGO), path.join(target, 'logo.svg')),
    build({
      entryPoints: { page: path.resolve('src/editor/page.ts') },
      outdir: target,
      bundle: true,
      splitting: true,
      chunkNames: '[name]-[hash]',
      minify: true,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      legalComments: 'none',
      logLevel: 'error',
      plugins: [bundleCms],
    }),
    buildPreview(target),
    build({ entryPoints: { page: path.resolve('src/editor/page.css') }, outdir: target, minify: true }),
    writeFile(path.join(target, 'index.html'), pageHtml(settings)),
  ]);
}
