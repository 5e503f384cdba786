import { copyFileSync } from 'node:fs';
import { addUnusualContent, buildSite } from '../__tests__/support/site-copy';

/** Builds the site that the tests of the built HTML and of the browser look at. */
buildSite('.test-sites/site', addUnusualContent);

// The types of the queries are the same for every content.
copyFileSync('.test-sites/site/gatsby-types.d.ts', 'gatsby-types.d.ts');
