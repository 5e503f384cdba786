import { pageScales } from './page-scales';
import { SITE_ROOT } from './site-root';

/** Weighs a page of the built site. */
export const weigh = pageScales(SITE_ROOT);
