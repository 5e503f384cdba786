import { copyFileSync } from 'node:fs';
import { addUnusualContent, buildSite } from '../__tests__/support/site-copy';

/** Builds the site that `npm run test:built` and the browser tests look at. */
buildSite('.test-sites/site', addUnusualContent);

// The types of the queries are the same for every content.
copyFileSync('.test-sites/site/src/gatsby-types.d.ts', 'src/gatsby-types.d.ts');
