/** How many messages are taken within so many milliseconds. */
export interface Limits {
  /** From one network. */
  readonly each: number;
  /** From everybody together. */
  readonly all: number;
  readonly within: number;
}

/** A place among the messages that are taken; given back where the message could not be sent. */
export interface Place {
  readonly giveBack: () => void;
}

/** Asks for a place; returns the number of milliseconds to wait where there is none. */
export type RateLimiter = (network: string) => Place | number;

interface Taken {
  readonly network: string;
  readonly until: number;
}

/**
 * Counts messages in the memory of this process. It never remembers more than `all` of them, each for the time `within`.
 */
export function createRateLimiter({ each, all, within }: Limits): RateLimiter {
  // In the order of their ends.
  const taken = new Set<Taken>();
  return (network) => {
    const own = [...taken].filter((entry) => entry.network === network);
    const [first] = own.length >= each ? own : taken.size >= all ? taken : [];
    if (first) return Math.max(1, first.until - Date.now());
    const entry = { network, until: Date.now() + within };
    taken.add(entry);
    const timer = setTimeout(() => taken.delete(entry), within).unref();
    return {
      giveBack: () => {
        clearTimeout(timer);
        taken.delete(entry);
      },
    };
  };
}
