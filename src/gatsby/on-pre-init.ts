import type { GatsbyNode } from 'gatsby';
import { startCheck } from './check/start-check';
import { isBuild } from './gatsby-command';
import { leaveFrontMatterUnread } from './markdown/transformer-front-matter';
import { setAvifEffort } from './pictures/avif-effort';
import { pluginVersionWarnings } from './plugin-versions';

/** Prepares what plugins use, and begins to check the content of a build. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { directory } = store.getState().program;
  setAvifEffort();
  leaveFrontMatterUnread();
  for (const warning of pluginVersionWarnings(directory)) reporter.warn(warning);
  if (isBuild()) startCheck(directory);
};
