import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { ContentChecker } from '../../content/check/check-content';
import { diskDigest, diskSource, readCache, writeCache } from '../../content/read/disk-source';
import type { Problem } from '../../content/read/problem';
import type { CachedRecords } from '../../content/read/record-cache';

/** What the thread that checks the content is given: the content folder, and the file of the records of earlier checks. */
export interface CheckThreadData {
  readonly root: string;
  readonly cacheFile: string;
  /** The digest of the packages that the check uses. */
  readonly packages: string;
}

/** What it answers. */
export interface CheckAnswer {
  readonly problems: readonly Problem[];
  /** The records of posts that no earlier check has read. */
  readonly newPosts: CachedRecords;
}

const { root, cacheFile, packages } = workerData as CheckThreadData;
// All code of the check is in this file: once it changes, everything is looked at again.
const version = `${packages} ${diskDigest(await readFile(fileURLToPath(import.meta.url)))}`;
const cache = await readCache(cacheFile, version);
const problems: readonly Problem[] = await new ContentChecker(diskSource(root), cache).check();
const answer: CheckAnswer = { problems, newPosts: cache.newPosts };
parentPort?.postMessage(answer);
await writeCache(cacheFile, version, cache);
