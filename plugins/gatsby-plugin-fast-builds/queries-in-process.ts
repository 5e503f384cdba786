import { availableParallelism } from 'node:os';
import type { NodePluginArgs } from 'gatsby';

/** Gatsby's number of cores, which it reads whenever it needs it; with one, it runs queries in its own process. */
const CORES = 'GATSBY_CPU_COUNT';
/** With more cores, Gatsby has several query workers, which may be worth their start. */
const FEW_CORES = 2;

let isWarm = false;

/** Notices, before any page is created, whether an earlier build has left its pages. */
export function noticeEarlierBuild({ store }: Pick<NodePluginArgs, 'store'>): void {
  const { pages }: { pages: ReadonlyMap<string, unknown> } = store.getState();
  isWarm = pages.size > 0;
}

/**
 * Has Gatsby run the queries of a warm build itself. On two cores it has a single query worker, which takes longer to
 * start than so few queries. Set any earlier, the variable would be a change for the functions, which would be compiled again.
 */
export function runQueriesInProcess(environment = process.env, cores = availableParallelism()): void {
  if (isWarm && cores <= FEW_CORES) environment[CORES] ??= '1';
}
