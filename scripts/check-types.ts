import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Written by a build or `gatsby develop`. */
const QUERY_TYPES = 'src/gatsby-types.d.ts';

/** Checks the types, once there are types of the queries. */
if (existsSync(QUERY_TYPES)) {
  process.exitCode =
    spawnSync(process.execPath, [require.resolve('typescript/bin/tsc'), '--noEmit'], { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(`Run \`npm run build\` first: it writes the types of the queries, ${QUERY_TYPES}.`);
  process.exitCode = 1;
}
