import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentChecker } from '../../content/check/check-content';
import { diskDigest, diskSource } from '../../content/read/disk-source';
import type { Problem } from '../../content/read/problem';
import { RecordCache } from '../../content/read/record-cache';
import { runThread } from '../run-thread';
import type { CheckAnswer, CheckThreadData } from './check-thread';

const THREAD = 'src/gatsby/check/check-thread.ts';

let checking: Promise<CheckAnswer | undefined> | undefined;
let cache = new RecordCache();

/** The records that the check has read, which the nodes are made from too. */
export const sharedCache = (): RecordCache => cache;

async function checkInThread(directory: string): Promise<CheckAnswer | undefined> {
  const data: CheckThreadData = {
    root: path.join(directory, 'content'),
    cacheFile: path.join(directory, '.cache', 'content-check.json'),
    packages: diskDigest(await readFile(path.join(directory, 'package-lock.json')).catch(() => Buffer.alloc(0))),
  };
  return runThread(directory, THREAD, data);
}

/** Begins to check the content, in parallel with what Gatsby does before it asks for the result. */
export function startCheck(directory: string): void {
  // Gatsby may clear its cache while the worker starts; then the content is checked when the result is asked for.
  checking = checkInThread(directory).catch(() => undefined);
}

/** The problems in the content: found by the thread, if one was started and finished. */
export async function checkResult(directory: string): Promise<readonly Problem[]> {
  const answer = await checking;
  if (!answer) return new ContentChecker(diskSource(path.join(directory, 'content')), cache).check();
  cache = new RecordCache(answer.newPosts);
  return answer.problems;
}
