import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { STATS_FILE } from '../../plugins/gatsby-plugin-static-host/index';
import { copyBuilt, WORK } from './work-folder';

/** What is published. */
export const BUILT = ['public'];
/** What `gatsby serve` and the budgets ask of the cache. */
const CACHED = ['.cache/compiled', '.cache/functions', '.cache/match-paths.json', STATS_FILE];

/** Beside the work folder's own files: what is complete and waits for its place, and what it takes the place of. */
const READY = 'ready';
const FORMER = 'former';

/**
 * Puts what is ready in its place. A folder cannot take another's place in one step: between two renames there is none.
 * If a switch is ended there, the next call completes it.
 */
export function completeSwitch(project: string): void {
  const ready = path.join(project, WORK, READY);
  if (!existsSync(ready)) return;
  const former = path.join(project, WORK, FORMER);
  for (const name of [...CACHED, ...BUILT]) {
    const fresh = path.join(ready, name);
    if (!existsSync(fresh)) continue;
    const place = path.join(project, name);
    rmSync(former, { recursive: true, force: true });
    mkdirSync(path.dirname(place), { recursive: true });
    if (existsSync(place)) renameSync(place, former);
    renameSync(fresh, place);
  }
  for (const left of [ready, former]) rmSync(left, { recursive: true, force: true });
}

/** Copies a finished build out of the work folder, and puts the copy in the place of the last one once it is complete. */
export function publishBuild(project: string): void {
  const work = path.join(project, WORK);
  const part = path.join(work, `${READY}.part`);
  rmSync(part, { recursive: true, force: true });
  for (const name of BUILT) copyBuilt(path.join(work, name), path.join(part, name), path.join(project, name));
  for (const name of CACHED) {
    const from = path.join(work, name);
    if (existsSync(from)) cpSync(from, path.join(part, name), { recursive: true });
  }
  renameSync(part, path.join(work, READY));
  completeSwitch(project);
}
