import type { GatsbyNode } from 'gatsby';
import { growSlowly } from './collect-garbage';

/**
 * Runs in the main process and in each worker, before anything is read. The main process's heap is left alone until
 * sourcing is done (`on-pre-build.ts`): looking through it more often took a fifth of a build after an edit.
 */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  if (process.env.GATSBY_WORKER_POOL_WORKER) growSlowly();
};
