import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back at once what sourcing or bundling has left behind. With gigabytes of room the collector would let it lie,
 * and Gatsby's workers need theirs at the same time.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}
