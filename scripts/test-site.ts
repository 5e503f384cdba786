import { copyFileSync } from 'node:fs';
import { addUnusualContent, buildSite, SPECIFIED_CONTENT } from '../__tests__/built/site-copy';

/** Builds the site for the tests of built HTML and the browser tests. */
void buildSite('.test-sites/site', SPECIFIED_CONTENT, addUnusualContent).then(() =>
  // Query types are the same for any content.
  copyFileSync('.test-sites/site/src/gatsby-types.d.ts', 'src/gatsby-types.d.ts'),
);
