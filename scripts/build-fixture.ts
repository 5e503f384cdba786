import { buildSite, copySite, SPECIFIED_CONTENT } from '../__tests__/support/site-copy';

/** Where the site with the specified content is built; Playwright and Jest look for it there. */
const FOLDER = '.test-sites/specification';

copySite(FOLDER, SPECIFIED_CONTENT);
buildSite(FOLDER);
console.log(`The site with the specified content is in ${FOLDER}/public.`);
