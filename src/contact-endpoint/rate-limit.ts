/** How many messages may come, in how many milliseconds. */
export interface Limit {
  readonly most: number;
  readonly within: number;
}

/** Asks to send now; returns the number of milliseconds to wait, 0 for none. */
export type RateLimiter = (key: string, now: number) => number;

/**
 * Counts messages by key in the memory of this process. A host that runs several processes counts in each of them.
 * @param limit the messages of one key in a span of time
 * @param mostKeys how many keys are remembered; the oldest are forgotten first
 */
export function createRateLimiter({ most, within }: Limit, mostKeys = 10_000): RateLimiter {
  const times = new Map<string, readonly number[]>();
  return (key, now) => {
    const recent = (times.get(key) ?? []).filter((time) => now - time < within);
    const first = recent[0];
    if (recent.length >= most && first !== undefined) return first + within - now;
    times.delete(key);
    times.set(key, [...recent, now]);
    const oldest = times.size > mostKeys ? times.keys().next().value : undefined;
    if (oldest !== undefined) times.delete(oldest);
    return 0;
  };
}
