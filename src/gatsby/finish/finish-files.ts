import { rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runThreads } from '../threads/run-threads';
import { type Finishing, finishFile, isCompressed, isText, isWorthCompressing } from './finish-file';
import type { FinishThreadData } from './finish-thread';
import { readStamps, type Stamps, writeStamps } from './stamps';

const THREAD = 'src/gatsby/finish/finish-thread.ts';
/** Fewer files are finished sooner than threads have started. */
const WORTH_THREADS = 60;

interface Stamp {
  readonly text: string;
  readonly bytes: number;
}

function stampOf(root: string, name: string): Stamp {
  const { size, mtimeMs } = statSync(path.join(root, name));
  return { text: `${size} ${mtimeMs}`, bytes: size };
}

/** Whether a file is as the last build left it, with its compressed copies. */
function isFinished(name: string, stamp: Stamp, before: Stamps, there: ReadonlySet<string>, wanted: boolean): boolean {
  if (before[name] !== stamp.text) return false;
  return !wanted || !isWorthCompressing(stamp.bytes) || (there.has(`${name}.br`) && there.has(`${name}.gz`));
}

async function finishAll(directory: string, root: string, names: readonly string[], finishing: Finishing) {
  if (names.length < WORTH_THREADS) {
    for (const name of names) finishFile(root, name, finishing);
    return;
  }
  const count = os.availableParallelism();
  const shares = Array.from({ length: count }, (_, own) => names.filter((_name, index) => index % count === own));
  const data = shares.map((share): FinishThreadData => ({ root, names: share, finishing }));
  await runThreads(directory, THREAD, data);
}

/** Takes away compressed copies that have no file any more, or are not wanted any more. */
function removeLeftovers(root: string, files: readonly string[], compressed: ReadonlySet<string>): void {
  for (const file of files) {
    if (isCompressed(file) && !compressed.has(file.slice(0, -'.br'.length))) rmSync(path.join(root, file));
  }
}

/**
 * Gives every page its policy and every text its compressed copies. A file that is as the last build left it is not even
 * read.
 * @param directory the project's folder
 * @param files the files of `public`, relative to it
 * @returns how many files had to be finished, and how many texts there are
 */
export async function finishFiles(
  directory: string,
  files: readonly string[],
  finishing: Finishing,
): Promise<{ finished: number; total: number }> {
  const root = path.join(directory, 'public');
  const memory = path.join(directory, '.cache', 'finished-files.json');
  const version = JSON.stringify(finishing);
  const before = await readStamps(memory, version);
  const wantsCopies = finishing.compression !== undefined;
  const there = new Set(files);
  const texts = files.filter(isText);
  const stamps = new Map(texts.map((name) => [name, stampOf(root, name)]));
  const due = texts.filter((name) => {
    const stamp = stamps.get(name);
    return !stamp || !isFinished(name, stamp, before, there, wantsCopies);
  });
  // Should this build be killed in here, the next one must not take anything for finished.
  await rm(memory, { force: true });
  await finishAll(directory, root, due, finishing);
  for (const name of due) stamps.set(name, stampOf(root, name));
  const compressed = [...stamps].filter(([, { bytes }]) => wantsCopies && isWorthCompressing(bytes));
  removeLeftovers(root, files, new Set(compressed.map(([name]) => name)));
  await writeStamps(memory, version, Object.fromEntries([...stamps].map(([name, { text }]) => [name, text])));
  return { finished: due.length, total: texts.length };
}
