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

/** By how many per cent the living part of a heap may grow before garbage is collected. */
const GROWTH = 50;

/** Lets this process's heap grow slowly: left to itself the collector lets it grow fourfold where there is much room. */
export function growSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
