import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Runtime } from '../../wake/browser/runtime';
import { WAKE_FILE } from '../../wake/names';
import { BROWSER_SCRIPT } from '../bundles/browser-script';

/** Gatsby's own scripts as HTML, which it puts into every page. */
const SCRIPTS = '_gatsby/slices/_gatsby-scripts-1.html';
/** As many digits as webpack puts into names, so that hosts keep the file for as long. */
const DIGITS = 20;

const MAPPING = /window\.___chunkMapping=("(?:\\.|[^"\\])*")/;
const COMPILATION = /window\.___webpackCompilationHash="([^"]*)"/;
const SOURCE = /<script[^>]* src="([^"]+)"/g;

/**
 * Reads from Gatsby's scripts what they do.
 * @param html the inline and other scripts of a page, as Gatsby writes them
 * @throws Error where they do not look as expected, since no page would wake then
 */
export function runtimeOf(html: string): Runtime {
  const mapping = MAPPING.exec(html)?.[1];
  const compilation = COMPILATION.exec(html)?.[1];
  const scripts = [...html.matchAll(SOURCE)].flatMap(([, source]) => source ?? []);
  if (!mapping || !compilation || scripts.length === 0) {
    throw new Error(
      `${SCRIPTS} does not hold the scripts that Gatsby 5.16 writes. See src/gatsby/finish/wake-file.ts.`,
    );
  }
  return { chunks: JSON.parse(JSON.parse(mapping)), compilation, scripts };
}

/**
 * Bundles `src/wake/browser/start.ts` with what it has to know of this build, into a file that all pages share.
 * @param directory the project's folder
 * @returns the file's name in `public`, which changes with its content
 */
export async function writeWakeFile(directory: string): Promise<string> {
  const runtime = runtimeOf(await readFile(path.join(directory, 'public', SCRIPTS), 'utf8'));
  const { outputFiles } = await build({
    ...BROWSER_SCRIPT,
    entryPoints: [path.join(directory, 'src/wake/browser/start.ts')],
    define: { RUNTIME: JSON.stringify(runtime) },
  });
  const text = outputFiles[0]?.text ?? '';
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
  const name = WAKE_FILE.replace('.', `-${digest}.`);
  await writeFile(path.join(directory, 'public', name), text);
  return name;
}
