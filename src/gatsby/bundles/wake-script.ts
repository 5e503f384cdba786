import path from 'node:path';
import { build } from 'esbuild';

/** Bundles and minifies the inline script of every page. Errors of the bundler are thrown. */
export async function buildWakeScript(directory: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(directory, 'src/wake/browser/start.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
