import type { BuildOptions } from 'esbuild';

/** How scripts are bundled that do not belong to the framework. */
export const BROWSER_SCRIPT = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
} as const satisfies BuildOptions;
