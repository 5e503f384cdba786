import path from 'node:path';
import { ContentChecker } from '../../content-check/check-content';
import { digestOf } from '../digest-of';
import { runThreads } from '../threads/run-threads';
import type { Checked, CheckThreadData } from './check-thread';

const THREAD = 'src/gatsby/check/check-thread.ts';

let checking: Promise<Checked | undefined> | undefined;

async function checkInThread(directory: string): Promise<Checked | undefined> {
  const data: CheckThreadData = {
    root: path.join(directory, 'content'),
    memoryFile: path.join(directory, '.cache', 'content-check.json'),
    packages: await digestOf(directory, ['package-lock.json']),
  };
  const [checked] = await runThreads<Checked>(directory, THREAD, [data]);
  return checked;
}

/** Begins to check the content beside everything that Gatsby does before it asks for the result. */
export function startCheck(directory: string): void {
  // Gatsby may clear its cache under the thread's feet; then the content is checked when the result is asked for.
  checking = checkInThread(directory).catch(() => undefined);
}

/** What is found in the content: by the thread, if one was started and came to its end. */
export async function checkResult(directory: string): Promise<Checked> {
  const checked = await checking;
  return checked ?? { problems: await new ContentChecker(path.join(directory, 'content')).check(), cards: [] };
}
