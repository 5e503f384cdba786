import { createRateLimiter, type RateLimiter } from './rate-limit';

/** Five messages in ten minutes from one address. */
const LIMIT = { most: 5, within: 600_000 };

const KEY: unique symbol = Symbol.for('contact-rate-limiter');

const processWide = globalThis as typeof globalThis & { [KEY]?: RateLimiter };

/** The one limiter of this process: `gatsby serve` reloads a function for every request, so a module cannot hold it. */
export function sharedLimiter(): RateLimiter {
  processWide[KEY] ??= createRateLimiter(LIMIT);
  return processWide[KEY];
}
