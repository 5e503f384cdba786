import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';
import { type BuildOptions, build } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';
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

const imported = (name: string): string => `import ${JSON.stringify(`./${name}`)};`;

/** A script that runs these modules and sources, one after the other. */
export const sourceOf = (sources: DeferredHydrationOptions['inline'], args: CreateWebpackConfigArgs): string =>
  sources.map((each) => (typeof each === 'string' ? imported(each) : each(args))).join('');

async function bundle(directory: string, contents: string, define: BuildOptions['define'] = {}): Promise<string> {
  const { outputFiles } = await build({ ...SETTINGS, define, stdin: { contents, resolveDir: directory } });
  // Compressed, these scripts come out 6% smaller than esbuild's own minification.
  const { code } = await minify(outputFiles[0]?.text ?? '', { compress: COMPRESSION, mangle: true });
  return code.trim();
}

/** Writes a script into `public`, next to the browser bundles, and returns its name. */
async function writeScript(directory: string, title: string, text: string): Promise<string> {
  const name = `${title}-${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}.js`;
  await writeFile(path.join(directory, 'public', name), text);
  return name;
}

/** The sources of the scripts; empty for none. */
interface Scripts extends Pick<DeferredHydrationOptions, 'parameters'> {
  readonly inline: string;
  readonly loader: string;
  readonly late: string;
}

/**
 * Bundles the inline script and writes the loader, and the late script if there is one.
 * @param directory the project's folder
 * @param isDeferred whether the framework is deferred; if not, the script holds only the site's own modules
 * @returns the constants of `gatsby-ssr.tsx`
 * @throws the bundler's errors
 */
export async function bundleScripts(
  directory: string,
  { inline, loader, parameters, late }: Scripts,
  isDeferred: boolean,
) {
  if (!isDeferred) return { INLINE_SCRIPT: await bundle(directory, inline + loader), LOADER: '', CHUNKS: {} };
  // If the file is missing, `readFramework` reports it.
  const { chunks, ...framework } = readFramework(
    await readFile(path.join(directory, GATSBY_SCRIPTS), 'utf8').catch(() => ''),
  );
  const lateName = late && (await writeScript(directory, 'late', await bundle(directory, late)));
  const text = await bundle(directory, loader + imported(`${BROWSER}/loader.ts`), {
    FRAMEWORK: JSON.stringify(framework),
    PARAMETERS: JSON.stringify(parameters),
  });
  // Appended, because the bundler would look for the file.
  const importLate = late && `import("./${lateName}").catch(()=>{});`;
  const name = await writeScript(directory, 'hydration', text + importLate);
  const inlineScript = await bundle(directory, imported(`${BROWSER}/event-replay.ts`) + inline);
  return { INLINE_SCRIPT: inlineScript, LOADER: name, CHUNKS: chunks };
}
