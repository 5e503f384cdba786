import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { STATS_FILE } from '../../plugins/gatsby-plugin-static-host/index';
import { type Digests, differing, digestsBelow, filesBelow } from '../../scripts/file-digests';
import { takeLock } from './lock';

/** What a build needs beside the content and the packages. */
const SOURCES: readonly string[] = [
  'plugins',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** The content as the specification has it. */
export const SPECIFIED_CONTENT = '__tests__/fixtures/content';

/**
 * Copies this project into a folder, with other content. What earlier builds left in that folder is kept, so that the
 * next build is a warm one; sources and content are replaced.
 * @param root the folder of the copy
 * @param content the folder whose files become `content/` of the copy
 * @param from the checkout whose code is copied; the packages are always those of this one
 */
export function copySite(root: string, content: string, from = '.'): void {
  mkdirSync(root, { recursive: true });
  for (const source of SOURCES) {
    const target = path.join(root, source);
    rmSync(target, { recursive: true, force: true });
    if (!existsSync(path.join(from, source))) continue;
    const filter = (file: string): boolean => !file.endsWith('gatsby-types.d.ts');
    cpSync(path.join(from, source), target, { recursive: true, filter });
  }
  rmSync(path.join(root, 'content'), { recursive: true, force: true });
  cpSync(content, path.join(root, 'content'), { recursive: true });
  const packages = path.join(root, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages);
}

const BUILD = [path.resolve('node_modules/gatsby/cli.js'), 'build'];

const buildOptions = (root: string) => ({
  cwd: root,
  maxBuffer: 64 * 1024 * 1024,
  env: { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', JEST_WORKER_ID: undefined },
});

/** Builds a copy as `gatsby build` does. Throws with Gatsby's report where the build fails. */
export function buildSite(root: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, BUILD, { ...buildOptions(root), encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build of ${root} failed:\n${stdout}\n${stderr}`);
}

/** What a build writes: its output, its cache, and the rules for hosts. */
const WRITTEN = ['public', '.cache', 'deploy'];

/** Digests of the files in and around a copy that its build must leave alone. */
function filesToLeaveAlone(root: string): Digests {
  const around = path.dirname(root);
  const written = WRITTEN.map((folder) => path.join(root, folder, '/'));
  const files = filesBelow(around).filter((file) => !written.some((folder) => file.startsWith(folder)));
  return digestsBelow(
    around,
    files.map((file) => path.relative(around, file)),
  );
}

/**
 * Builds a copy of this project with the specified content.
 * @param root the folder of the copy, in a folder of its own
 * @param change changes the copy before it is built
 * @throws Error where the build has written a file outside its own folders
 */
export function buildCopy(root: string, change: (root: string) => void = () => undefined): void {
  copySite(root, SPECIFIED_CONTENT);
  change(root);
  const before = filesToLeaveAlone(root);
  buildSite(root);
  const changed = differing(before, filesToLeaveAlone(root));
  if (changed.length > 0) throw new Error(`A build must not write these files: ${changed.join(', ')}`);
}

/** Where sites are built in turn, so that bundles and most pictures are made once for all of them. */
const TURNS = '.test-sites/in-turn/site';

const LOCK_POLL_MS = 250;

/**
 * Builds a copy in turn with other processes that do the same.
 * @param to where the built site is copied, of the cache only what tests read
 */
export async function buildInTurn(to: string, change?: (root: string) => void): Promise<void> {
  const lockFile = `${path.dirname(TURNS)}.lock`;
  let lock = takeLock(lockFile);
  while (!('release' in lock)) {
    await setTimeout(LOCK_POLL_MS);
    lock = takeLock(lockFile);
  }
  try {
    buildCopy(TURNS, change);
    rmSync(to, { recursive: true, force: true });
    const isWanted = (file: string): boolean => !file.startsWith('.cache/') || file === STATS_FILE;
    cpSync(TURNS, to, { recursive: true, filter: (file) => isWanted(path.relative(TURNS, file)) });
  } finally {
    lock.release();
  }
}
