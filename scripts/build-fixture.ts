import { buildInTurn } from '../__tests__/support/site-copy';

/** Where the site with the specified content is built; Playwright and Jest look for it there. */
const FOLDER = '.test-sites/specification';

async function main(): Promise<void> {
  await buildInTurn(FOLDER);
  console.log(`The site with the specified content is in ${FOLDER}/public.`);
}

void main();
