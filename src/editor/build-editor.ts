import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { LOGO } from '../content/model/collections';
import { diskSource } from '../content/read/disk-source';
import { editorPolicy, type PageSettings } from './host';
import { allFiles, PROJECT_FILES, publicFiles } from './project-files';

const CMS = '@sveltia/cms';

/** Colours for programming languages: a dependency of Sveltia that would double the files, and that no form here needs. */
const UNUSED = ['@shikijs/*'];

const pageHtml = (settings: PageSettings): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(settings.host)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the site</title>
<link rel="icon" href="logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="page.css">
<script type="module" src="page.js"></script>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;

const BUNDLE: BuildOptions = { bundle: true, minify: true, legalComments: 'none', logLevel: 'error', jsx: 'automatic' };

/** Writes the preview's style sheet and the site's fonts, by running the site's own theme. */
async function writePreviewStyles(target: string): Promise<void> {
  const script = path.join(target, 'preview-styles.cjs');
  await build({
    ...BUNDLE,
    entryPoints: ['src/editor/preview-styles.tsx'],
    outfile: script,
    platform: 'node',
    format: 'cjs',
    assetNames: 'fonts/[name]',
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { previewStyles }: { readonly previewStyles: string } = createRequire(path.resolve('package.json'))(script);
  await writeFile(path.join(target, 'preview.css'), previewStyles);
  await rm(script);
}

/**
 * Writes the editor's page, script, styles and fonts; nothing comes from another site.
 * @param target output folder, emptied first
 * @param content the content folder
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
      ...BUNDLE,
      entryPoints: ['src/editor/page.ts', 'src/editor/page.css'],
      outdir: target,
      splitting: true,
      chunkNames: '[name]-[hash]',
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      external: UNUSED,
      define: { 'process.env.NODE_ENV': '"production"', EDITOR_SETTINGS: JSON.stringify(settings) },
    }),
    writePreviewStyles(target),
    writeFile(path.join(target, 'index.html'), pageHtml(settings)),
  ]);
  if (settings.host) await writeFile(path.join(target, PROJECT_FILES), await projectJson(content, true));
}

/** The project data for the check in the browser, as JSON. */
export async function projectJson(content: string, isPublic = false): Promise<string> {
  const source = diskSource(content);
  return JSON.stringify(await (isPublic ? publicFiles(source) : allFiles(source)));
}
