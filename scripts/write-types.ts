import { createRequire } from 'node:module';
import path from 'node:path';

/** The steps of `gatsby build` that are used here: private modules of Gatsby 5.16. */
const load = createRequire(path.resolve('package.json'));
const { store } = load('gatsby/dist/redux');
const { bootstrap } = load('gatsby/dist/bootstrap');
const { writeTypeScriptTypes } = load('gatsby/dist/utils/graphql-typegen/ts-codegen');

/**
 * Takes the working directory through Gatsby's start, up to its queries, and writes the types of what was found.
 * @param target the folder below which they are written, at the path that gatsby-config.ts names
 */
async function writeTypes(target: string): Promise<void> {
  const directory = process.cwd();
  Object.assign(globalThis, { __GATSBY: { buildId: 'codegen', root: directory } });
  await bootstrap({ program: { _: 'build', directory, sitePackageJson: load('./package.json') } });
  const { schema, definitions, config } = store.getState();
  await writeTypeScriptTypes(target, schema, definitions, config.graphqlTypegen);
  // Gatsby's workers would keep the process alive.
  process.exit();
}

void writeTypes(process.argv[2] ?? '.');
