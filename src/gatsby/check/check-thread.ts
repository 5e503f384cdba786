import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { ContentChecker } from '../../content-check/check-content';
import { readMemory, writeMemory } from '../../content-check/check-memory';
import { digestOf } from '../../content-check/digest-of';
import type { Problem } from '../../content-check/problem';
import type { Card } from '../../publishing/cards/card';
import { today } from '../../utils/calendar';
import { earlyCards } from '../cards/early-cards';

/** What the thread that checks the content is given: the content folder, and the file of what it has learned before. */
export interface CheckThreadData {
  readonly root: string;
  readonly memoryFile: string;
  /** The digest of the packages that the check uses. */
  readonly packages: string;
}

/** What it has found. */
export interface Checked {
  readonly problems: readonly Problem[];
  readonly cards: readonly Card[];
}

const { root, memoryFile, packages } = workerData as CheckThreadData;
// All code of the check is in this file: once it changes, everything is looked at again.
const version = digestOf(await readFile(fileURLToPath(import.meta.url)), packages);
const memory = await readMemory(memoryFile, version);
const { problems, files } = await new ContentChecker(root, memory).checkAndRead();
parentPort?.postMessage({ problems, cards: earlyCards(files, root, today()) } satisfies Checked);
await writeMemory(memoryFile, version, memory);
