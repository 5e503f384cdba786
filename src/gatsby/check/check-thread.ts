import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { ContentChecker } from '../../content-check/check-content';
import { readMemory, writeMemory } from '../../content-check/check-memory';
import { digestOf } from '../../content-check/digest-of';
import type { Problem } from '../../content-check/problem';

/** What the thread that checks the content is given: the content folder, and the file of what it has learned before. */
export interface CheckThreadData {
  readonly root: string;
  readonly memoryFile: string;
  /** The digest of the packages that the check uses. */
  readonly packages: string;
}

const { root, memoryFile, packages } = workerData as CheckThreadData;
// All code of the check is in this file: once it changes, everything is looked at again.
const version = digestOf(await readFile(fileURLToPath(import.meta.url)), packages);
const memory = await readMemory(memoryFile, version);
const problems: readonly Problem[] = await new ContentChecker(root, memory).check();
parentPort?.postMessage(problems);
await writeMemory(memoryFile, version, memory);
