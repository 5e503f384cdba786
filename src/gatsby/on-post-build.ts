import type { GatsbyNode } from 'gatsby';
import { publish } from './publish/publish';

/** Adds to the built site what machines read. */
export const onPostBuild: GatsbyNode['onPostBuild'] = publish;
