import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  type Stats,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { digestOf } from '../file-digests';

/** Where Gatsby builds, relative to the project: it writes into the folder `public` beside its sources as it goes along. */
export const WORK = '.build';

/** What a build needs beside the content and the packages. */
export const SOURCES: readonly string[] = [
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

/** What no build reads of a plugin. Gatsby clears its whole cache when any file of a plugin changes. */
const UNBUILT: readonly string[] = ['README.md', '__tests__'];

const statOf = (file: string): Stats | undefined => lstatSync(file, { throwIfNoEntry: false });

/** Whether a file is another, or a copy of it that kept the time. */
const isSame = (one: Stats, other: Stats | undefined): boolean =>
  other !== undefined &&
  one.size === other.size &&
  Math.trunc(one.mtimeMs) === Math.trunc(other.mtimeMs) &&
  other.isFile();

/** Copies a file with its time; where the disk can, the copy takes no space until one of them changes. */
function copyFile(from: string, to: string, { atime, mtime }: Stats): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  utimesSync(to, atime, mtime);
}

/** Gives a file a second name; where the disk cannot, copies it. */
function linkFile(from: string, to: string, stat: Stats): void {
  try {
    linkSync(from, to);
  } catch {
    copyFile(from, to, stat);
  }
}

function mirrorFile(from: string, to: string, stat: Stats): void {
  const there = statOf(to);
  if (there && (there.ino === stat.ino || (there.nlink === 1 && isSame(stat, there)))) return;
  rmSync(to, { recursive: true, force: true });
  linkFile(from, to, stat);
}

/**
 * Makes `to` the same as `from`, without copying what it holds; symbolic links lead where they did.
 * @param leftOut names to leave out, at any depth
 */
function mirror(from: string, to: string, leftOut: readonly string[] = []): void {
  const stat = statOf(from);
  if (stat?.isFile()) {
    mirrorFile(from, to, stat);
  } else if (stat?.isDirectory()) {
    if (!statOf(to)?.isDirectory()) rmSync(to, { force: true });
    mkdirSync(to, { recursive: true });
    const names = new Set([...readdirSync(from), ...readdirSync(to)]);
    for (const name of names) {
      if (leftOut.includes(name)) rmSync(path.join(to, name), { recursive: true, force: true });
      else mirror(path.join(from, name), path.join(to, name), leftOut);
    }
  } else {
    rmSync(to, { recursive: true, force: true });
    if (stat?.isSymbolicLink() && existsSync(from)) symlinkSync(realpathSync(from), to);
  }
}

/** Brings the sources in the work folder up to date, as second names of the project's own files. */
export function prepareWorkFolder(project: string): void {
  const work = path.join(project, WORK);
  mkdirSync(work, { recursive: true });
  const settings = [...readdirSync(project), ...readdirSync(work)].filter((name) => name.startsWith('.env'));
  for (const name of new Set([...SOURCES, 'content', ...settings])) {
    mirror(path.join(project, name), path.join(work, name), name === 'plugins' ? UNBUILT : []);
  }
  const packages = path.join(work, 'node_modules');
  if (!statOf(packages)) symlinkSync(path.join('..', 'node_modules'), packages);
}

/** The digest of the code in the work folder. */
export const codeDigest = (project: string): string => digestOf(path.join(project, WORK), SOURCES);

/**
 * Copies a folder of built files. What a former copy holds unchanged becomes a second name of that.
 * @param former may be missing
 */
export function copyBuilt(from: string, to: string, former: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    const before = path.join(former, entry.name);
    const stat = lstatSync(source);
    if (entry.isDirectory()) copyBuilt(source, target, before);
    else if (isSame(stat, statOf(before))) linkFile(before, target, stat);
    else copyFile(source, target, stat);
  }
}
