import path from 'node:path';
import { build } from 'esbuild';

const FOLDER = path.resolve('src/editor/preview');

/**
 * Writes the worker that renders previews. It has the site's own components, which are rendered as on the server: in a
 * worker there is no document, and the packages are taken in their form for workers.
 * @param target the folder of the editor
 */
export async function buildPreview(target: string): Promise<void> {
  await build({
    entryPoints: { preview: path.join(FOLDER, 'worker.tsx') },
    outdir: target,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    conditions: ['worker', 'module'],
    jsx: 'automatic',
    alias: { gatsby: path.join(FOLDER, 'gatsby.tsx') },
    define: { CRAWLER_METADATA: 'false', 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    legalComments: 'none',
    logLevel: 'error',
  });
}
