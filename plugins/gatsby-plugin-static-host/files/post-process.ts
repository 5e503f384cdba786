import { rmSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import type { Policy } from '../index';
import { securePage } from '../policy/secure-page';
import { type Compression, TEXT } from './compression';
import { isHashed } from './hashed-files';
import { readStamps, type Stamps, writeStamps } from './stamps';

/** What is done to the files of the built site. */
export interface Processing {
  readonly policy: Policy;
  /** Folders whose pages bring their own policy; with a slash at both ends. */
  readonly ownPolicies?: readonly string[];
  /** Folders whose files are named by their content. */
  readonly hashedFolders?: readonly string[];
  /** `undefined` where no compressed copies are wanted. */
  readonly compression: Compression | undefined;
}

interface Stamp {
  readonly text: string;
  readonly bytes: number;
}

const COMPRESSED = /\.(br|gz)$/;
const GZIP_BEST = 9;
/** Below this many bytes the headers outweigh what is saved. */
const SMALLEST = 1024;
/** Compressing is done by Node's own threads; this keeps them busy while others are read and written. */
const CONCURRENCY = 2 * availableParallelism();

const isWorthCompressing = (bytes: number): boolean => bytes >= SMALLEST;

/** Parts of pages that Gatsby keeps for the next build are never served as pages. */
const isPage = (name: string): boolean => name.endsWith('.html') && !name.startsWith('_gatsby/');

async function writePolicy(file: string, content: Buffer, policy: Policy): Promise<Buffer> {
  const html = content.toString();
  const secured = securePage(file, html, policy);
  if (secured === html) return content;
  await writeFile(file, secured);
  return Buffer.from(secured);
}

async function processFile(root: string, name: string, processing: Processing): Promise<void> {
  const { policy, ownPolicies = [], hashedFolders = [], compression } = processing;
  const file = path.join(root, name);
  const raw = await readFile(file);
  const hasOwnPolicy = ownPolicies.some((folder) => `/${name}`.startsWith(folder));
  const content = isPage(name) && !hasOwnPolicy ? await writePolicy(file, raw, policy) : raw;
  if (!compression || !isWorthCompressing(content.length)) return;
  const quality = isHashed(name, hashedFolders) ? compression.hashed : compression.other;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const copies = [
    promisify(gzip)(content, { level: Math.min(quality, GZIP_BEST) }).then((copy) => writeFile(`${file}.gz`, copy)),
    promisify(brotliCompress)(content, { params }).then((copy) => writeFile(`${file}.br`, copy)),
  ];
  await Promise.all(copies);
}

function stampOf(root: string, name: string): Stamp {
  const { size, mtimeMs } = statSync(path.join(root, name));
  return { text: `${size} ${mtimeMs}`, bytes: size };
}

/** Whether a file is as the last build left it, with its compressed copies. */
function isUnchanged(name: string, stamp: Stamp, before: Stamps, there: ReadonlySet<string>, wanted: boolean): boolean {
  if (before[name] !== stamp.text) return false;
  return !wanted || !isWorthCompressing(stamp.bytes) || (there.has(`${name}.br`) && there.has(`${name}.gz`));
}

/** Removes compressed copies whose file is gone, or which are not wanted any more. */
function removeLeftovers(root: string, files: readonly string[], compressed: ReadonlySet<string>): void {
  for (const file of files) {
    if (COMPRESSED.test(file) && !compressed.has(file.replace(COMPRESSED, ''))) rmSync(path.join(root, file));
  }
}

/**
 * Gives every page its policy, and every text compressed copies for servers that send them as they are. A file that is as
 * the last build left it is not even read.
 * @param directory the project's folder
 * @param files the files of `public`, relative to it
 * @returns how many files were processed, and how many texts there are
 */
export async function postProcess(
  directory: string,
  files: readonly string[],
  processing: Processing,
): Promise<{ processed: number; total: number }> {
  const root = path.join(directory, 'public');
  const stampFile = path.join(directory, '.cache', 'post-processed.json');
  const version = JSON.stringify(processing);
  const before = await readStamps(stampFile, version);
  const wantsCopies = processing.compression !== undefined;
  const there = new Set(files);
  const texts = files.filter((name) => TEXT.test(name));
  const stamps = new Map(texts.map((name) => [name, stampOf(root, name)]));
  const due = texts.filter((name) => {
    const stamp = stamps.get(name);
    return !stamp || !isUnchanged(name, stamp, before, there, wantsCopies);
  });
  // If this build is killed here, the next one must not treat any file as finished.
  await rm(stampFile, { force: true });
  await pMap(due, (name) => processFile(root, name, processing), { concurrency: CONCURRENCY });
  for (const name of due) stamps.set(name, stampOf(root, name));
  const compressed = [...stamps].filter(([, { bytes }]) => wantsCopies && isWorthCompressing(bytes));
  removeLeftovers(root, files, new Set(compressed.map(([name]) => name)));
  await writeStamps(stampFile, version, Object.fromEntries([...stamps].map(([name, { text }]) => [name, text])));
  return { processed: due.length, total: texts.length };
}
