import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';
import { type BuildOptions, build } from 'esbuild';
import type { DeferredHydrationOptions } from '../options';
import { GATSBY_SCRIPTS, readFramework } from './gatsby-scripts';

/** The plugin's browser scripts, relative to the project. */
const BROWSER = 'plugins/gatsby-plugin-deferred-hydration/browser';
/** As many digits as webpack uses in file names, so that hosts cache the file for as long. */
const DIGITS = 20;

const SETTINGS = {
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
} as const satisfies BuildOptions;

/** Arrow functions are shorter; none of these scripts has a function with its own `this`. */
const COMPRESSION = { ecma: 2022, unsafe_arrows: true } as const;

async function bundle(
  directory: string,
  modules: readonly string[],
  define: BuildOptions['define'] = {},
): Promise<string> {
  const contents = modules.map((name) => `import ${JSON.stringify(path.join(directory, name))};`).join('');
  const { outputFiles } = await build({ ...SETTINGS, define, stdin: { contents, resolveDir: directory } });
  // Compressed, these scripts come out 6% smaller than esbuild's own minification.
  const { code } = await minify(outputFiles[0]?.text ?? '', { compress: COMPRESSION, mangle: true });
  return code.trim();
}

/**
 * Bundles the inline script and writes the loader into `public`, next to the browser bundles.
 * @param directory the project's folder
 * @param isDeferred whether the framework is deferred; if not, the script holds only the site's own modules
 * @returns the constants of `gatsby-ssr.tsx`
 * @throws the bundler's errors
 */
export async function bundleScripts(
  directory: string,
  { inline, loader, parameters }: DeferredHydrationOptions,
  isDeferred: boolean,
) {
  if (!isDeferred) return { INLINE_SCRIPT: await bundle(directory, inline), LOADER: '', CHUNKS: {} };
  // If the file is missing, `readFramework` reports it.
  const { chunks, ...framework } = readFramework(
    await readFile(path.join(directory, GATSBY_SCRIPTS), 'utf8').catch(() => ''),
  );
  const text = await bundle(directory, [...loader, `${BROWSER}/loader.ts`], {
    FRAMEWORK: JSON.stringify(framework),
    PARAMETERS: JSON.stringify(parameters),
  });
  const name = `hydration-${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}.js`;
  await writeFile(path.join(directory, 'public', name), text);
  const inlineScript = await bundle(directory, [`${BROWSER}/event-replay.ts`, ...inline]);
  return { INLINE_SCRIPT: inlineScript, LOADER: name, CHUNKS: chunks };
}
