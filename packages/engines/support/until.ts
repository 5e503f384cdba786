import { setTimeout as pause } from 'node:timers/promises';

/** Gatsby asks four times for what does not come before it loads the whole page. */
const PATIENCE = 20_000;
const INTERVAL = 50;
/** The longest that a browser may take for one thing, in milliseconds. */
const LIMIT = 60_000;

/**
 * Asks until the answer is yes. A question that throws is asked again: the page may just be changing.
 * @param what the answer in words, for the message where it stays away
 */
export async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  let trouble: unknown;
  for (;;) {
    try {
      if (await condition()) return;
      trouble = undefined;
    } catch (error) {
      trouble = error;
    }
    if (Date.now() > end) throw new Error(`Not so after ${PATIENCE / 1000} s: ${what}`, { cause: trouble });
    await pause(INTERVAL);
  }
}

/** Gives up waiting for what may never end. */
export async function inTime<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const waiting = new AbortController();
  const late = pause(LIMIT, undefined, waiting).then(() => {
    throw new Error(`Not there after ${LIMIT / 1000} s: ${what}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
    late.catch(() => undefined);
  }
}
