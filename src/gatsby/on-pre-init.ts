import type { GatsbyNode } from 'gatsby';
import { startCheck } from './check/start-check';
import { setAvifEffort } from './pictures/avif-effort';

/** Prepares what plugins use, and begins to check the content of a build. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store }) => {
  setAvifEffort();
  if (process.env.gatsby_executing_command === 'build') startCheck(store.getState().program.directory);
};
