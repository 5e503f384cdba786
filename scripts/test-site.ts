import { addUnusualContent, buildSite } from '../__tests__/support/site-copy';

/** Builds the site that `npm run test:built` and the browser tests look at. */
buildSite('.test-sites/site', addUnusualContent);
