import path from 'node:path';

/**
 * The folder whose `content/` and `public/` the tests of a built site look at: this project, or a copy of it that
 * SITE_ROOT names.
 */
export const SITE_ROOT = path.resolve(process.env.SITE_ROOT ?? '.test-sites/site');
