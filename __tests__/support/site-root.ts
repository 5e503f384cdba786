import path from 'node:path';

/** The folder whose `content/` and `public/` the built-site tests examine: this project, or the copy named by SITE_ROOT. */
export const SITE_ROOT = path.resolve(process.env.SITE_ROOT ?? '.test-sites/site');
