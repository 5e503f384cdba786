import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compression } from './compression';
import { forEachLimited } from './for-each-limited';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** As many as the thread pool of Node works on at once. */
const CONCURRENCY = 4;
const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/;
const HASHED = /^static\/|-[0-9a-f]{20}\.(js|css)$/;
/** Below this many bytes the headers outweigh what is saved. */
const SMALLEST = 1024;
const ZIP_BEST = 9;

const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);

async function newerThan(file: string, milliseconds: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs >= milliseconds;
  } catch {
    return false;
  }
}

async function compress(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const [small, smaller] = await Promise.all([
    zip(content, { level: Math.min(quality, ZIP_BEST) }),
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}

/** Takes away what an earlier build has compressed and what has no file any more, or is not wanted any more. */
async function removeLeftovers(root: string, files: readonly string[], wanted: ReadonlySet<string>): Promise<void> {
  const left = files.filter((file) => isCompressed(file) && !wanted.has(file.slice(0, -'.br'.length)));
  await forEachLimited(left, CONCURRENCY, (file) => rm(path.join(root, file)));
}

/**
 * Writes `.br` and `.gz` beside every text file, for servers that send them as they stand. What has not changed since the
 * last build is not compressed again.
 * @param root the folder of the built site
 * @param files its files, relative to the folder
 */
export async function precompress(
  root: string,
  files: readonly string[],
  compression: Compression | undefined,
): Promise<void> {
  const wanted = new Set<string>();
  await forEachLimited(compression ? files.filter((file) => TEXT.test(file)) : [], CONCURRENCY, async (name) => {
    const file = path.join(root, name);
    const { size, mtimeMs } = await stat(file);
    if (size < SMALLEST || !compression) return;
    wanted.add(name);
    if ((await newerThan(`${file}.br`, mtimeMs)) && (await newerThan(`${file}.gz`, mtimeMs))) return;
    await compress(file, HASHED.test(name) ? compression.hashed : compression.other);
  });
  await removeLeftovers(root, files, wanted);
}
