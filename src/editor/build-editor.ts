import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import type { EditorBackend } from './editor-config';
import { editorPolicy, type HostOrigins } from './editor-policy';

/** The editor as a site publishes it. */
export interface EditorOptions {
  /** The host of the repository; without it the editor opens a folder on the author's own computer. */
  readonly backend?: EditorBackend;
  /** Addresses of that host. */
  readonly origins?: HostOrigins;
  readonly language?: string;
}

const CMS = '@sveltia/cms';

/** `<` in a script ends nothing then. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function pageHtml({ backend, origins = [], language = 'en' }: EditorOptions): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(origins)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the site</title>
<link rel="stylesheet" href="page.css">
<script id="editor-settings" type="application/json">${jsonInHtml(backend ? { backend } : {})}</script>
<script type="module" src="page.js"></script>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;
}

const FONT_ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[^/]+\/([\w-]+)\.woff2/g;

/**
 * Copies the content management system. Its style sheet asks another site for fonts that are in the package, so the
 * copy names these.
 * @throws Error where a font is missing
 */
async function copyCms(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const assets = await readdir(path.join(to, 'assets'));
  const script = path.join(to, 'index.js');
  const text = await readFile(script, 'utf8');
  const own = text.replace(FONT_ELSEWHERE, (address, family: string, style: string) => {
    const font = assets.find((name) => name.startsWith(`${family}-${style}`) && name.endsWith('.woff2'));
    if (font === undefined) throw new Error(`${CMS} no longer has the font ${address}`);
    return `cms/assets/${font}`;
  });
  await writeFile(script, own);
}

/**
 * Writes the editor: its page, its script and the content management system with all its files, so that nothing comes
 * from another site.
 * @param folder where the editor is written; what is there is removed first
 */
export async function buildEditor(folder: string, options: EditorOptions = {}): Promise<void> {
  const cms = path.dirname(createRequire(path.resolve('package.json')).resolve(CMS));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    copyCms(cms, path.join(folder, 'cms')),
    build({
      entryPoints: { page: path.resolve('src/editor/page.ts') },
      outdir: folder,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      legalComments: 'none',
      plugins: [
        {
          name: 'cms-beside-the-page',
          setup: ({ onResolve }) =>
            onResolve({ filter: /^@sveltia\/cms$/ }, () => ({ path: './cms/index.js', external: true })),
        },
      ],
    }),
    build({ entryPoints: { page: path.resolve('src/editor/page.css') }, outdir: folder, minify: true }),
    writeFile(path.join(folder, 'index.html'), pageHtml(options)),
  ]);
}
