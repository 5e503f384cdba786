import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A folder of a library that this site does not use, which Gatsby copies into every site, and what keeps `static/`. */
const UNUSED = ['~partytown', '.gitkeep'];
/** What the bundler says of its files: for us, not for visitors. */
const STATS = 'webpack.stats.json';

/** Where `takeOutBuildFiles` puts the bundler's statistics, relative to the project. */
export const STATS_FILE = path.join('.cache', STATS);

/**
 * Takes out of the built site what no visitor needs. The bundler's statistics are kept in `.cache`, for budgets and
 * benchmarks.
 * @param directory the project's folder
 */
export async function takeOutBuildFiles(directory: string): Promise<void> {
  const root = path.join(directory, 'public');
  await Promise.all(UNUSED.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
  await rename(path.join(root, STATS), path.join(directory, STATS_FILE));
}
