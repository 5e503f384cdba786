import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite, copySite } from '../../__tests__/support/site-copy';
import { STATS_FILE } from '../../plugins/gatsby-plugin-static-host/index';
import { SOURCES } from '../../scripts/build/work-folder';
import { digestOf } from '../../scripts/file-digests';

/**
 * Both sides are built in one folder, one after the other: where only content differs, the second build reuses the
 * code bundles and pictures of the first.
 */
const FOLDER = path.join('.test-sites', 'changes');
const PLACE = path.join(FOLDER, 'site');
/** Names the code that `.cache` and `public` in that folder were made from. */
const CODE_MARK = path.join(FOLDER, 'code');

const hashOf = (root: string, entries: readonly string[]): string => digestOf(root, entries).slice(0, 16);

/** What a built site was made from. */
export interface SideKey {
  readonly code: string;
  readonly content: string;
}

/** Identifies what a checkout would be built from; two checkouts with the same key look the same. */
export function keyOf(root: string): SideKey {
  return { code: hashOf(root, SOURCES), content: hashOf(root, ['content']) };
}

function clean(): void {
  for (const left of ['.cache', 'public']) rmSync(path.join(PLACE, left), { recursive: true, force: true });
}

/** Builds in the place of both; what the other state left behind is deleted where a build on it fails. */
function buildInPlace(code: string): void {
  const isWarm = existsSync(CODE_MARK) && readFileSync(CODE_MARK, 'utf8') === code;
  rmSync(CODE_MARK, { force: true });
  if (!isWarm) clean();
  try {
    buildSite(PLACE);
  } catch (error) {
    if (!isWarm) throw error;
    clean();
    buildSite(PLACE);
  }
  writeFileSync(CODE_MARK, code);
}

/**
 * Builds a checkout with the packages of this one, unless today's build of the same files is there.
 * @returns a folder with `public` and the statistics of the bundles
 */
export function builtSide(root: string, key: SideKey): string {
  const built = path.join(FOLDER, 'built', `${new Date().toISOString().slice(0, 10)}-${key.code}-${key.content}`);
  if (existsSync(built)) return built;
  copySite(PLACE, path.join(root, 'content'), root);
  buildInPlace(key.code);
  const part = `${built}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(path.join(part, path.dirname(STATS_FILE)), { recursive: true });
  cpSync(path.join(PLACE, STATS_FILE), path.join(part, STATS_FILE));
  cpSync(path.join(PLACE, 'public'), path.join(part, 'public'), { recursive: true });
  renameSync(part, built);
  return built;
}

/** Removes built sites that are not among those in use. */
export function forgetOthers(inUse: readonly string[]): void {
  const folder = path.join(FOLDER, 'built');
  for (const name of readdirSync(folder)) {
    const built = path.join(folder, name);
    if (!inUse.includes(built)) rmSync(built, { recursive: true, force: true });
  }
}
