import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back at once what sourcing or bundling has left behind. With gigabytes of room the collector would let it lie,
 * and Gatsby's workers need theirs at the same time. What is left is moved together, since a page with one living thing
 * on it cannot be given back.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  setFlagsFromString('--compact-on-every-full-gc');
  collect();
  setFlagsFromString('--no-compact-on-every-full-gc');
}
