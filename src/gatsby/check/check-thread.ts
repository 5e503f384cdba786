import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { ContentChecker } from '../../content-check/check-content';
import { readCache, writeCache } from '../../content-reader/cache-file';
import { digestOf } from '../../content-reader/digest-of';
import { diskSource } from '../../content-reader/disk-source';
import type { Problem } from '../../content-reader/problem';

/** What the thread that checks the content is given: the content folder, and the file of the records of earlier checks. */
export interface CheckThreadData {
  readonly root: string;
  readonly cacheFile: string;
  /** The digest of the packages that the check uses. */
  readonly packages: string;
}

const { root, cacheFile, packages } = workerData as CheckThreadData;
// All code of the check is in this file: once it changes, everything is looked at again.
const version = await digestOf(await readFile(fileURLToPath(import.meta.url)), packages);
const cache = await readCache(cacheFile, version);
const problems: readonly Problem[] = await new ContentChecker(diskSource(root), cache).check();
parentPort?.postMessage(problems);
await writeCache(cacheFile, version, cache);
