import type { GatsbyNode } from 'gatsby';
import { setAvifEffort } from './pictures/avif-effort';

/** Prepares what plugins use. */
export const onPreInit: GatsbyNode['onPreInit'] = () => setAvifEffort();
