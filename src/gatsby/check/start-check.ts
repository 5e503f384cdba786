import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentChecker } from '../../content-check/check-content';
import { digestOf } from '../../content-reader/digest-of';
import { diskSource } from '../../content-reader/disk-source';
import type { Problem } from '../../content-reader/problem';
import type { CheckThreadData } from './check-thread';
import { runThread } from './run-thread';

const THREAD = 'src/gatsby/check/check-thread.ts';

let checking: Promise<readonly Problem[] | undefined> | undefined;

async function checkInThread(directory: string): Promise<readonly Problem[] | undefined> {
  const data: CheckThreadData = {
    root: path.join(directory, 'content'),
    cacheFile: path.join(directory, '.cache', 'content-check.json'),
    packages: await digestOf(await readFile(path.join(directory, 'package-lock.json')).catch(() => Buffer.alloc(0))),
  };
  return runThread(directory, THREAD, data);
}

/** Begins to check the content beside everything that Gatsby does before it asks for the result. */
export function startCheck(directory: string): void {
  // Gatsby may clear its cache under the thread's feet; then the content is checked when the result is asked for.
  checking = checkInThread(directory).catch(() => undefined);
}

/** What is found in the content: by the thread, if one was started and came to its end. */
export async function checkResult(directory: string): Promise<readonly Problem[]> {
  return (await checking) ?? (await new ContentChecker(diskSource(path.join(directory, 'content'))).check());
}
