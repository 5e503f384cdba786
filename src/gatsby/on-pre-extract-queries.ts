import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { copyFragments } from './copy-fragments';

/** Writes the fragments of the pages' copy where Gatsby's query compiler reads those of plugins. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ store }) => {
  const folder = path.join(store.getState().program.directory, '.cache', 'fragments');
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'copy-fragments.js'),
    `import { graphql } from 'gatsby';\n\nexport const copyFragments = graphql\`\n${copyFragments()}\n\`;\n`,
  );
};
