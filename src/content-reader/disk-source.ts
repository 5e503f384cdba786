import { type Dirent, readdirSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ContentSource, Unread } from './content-source';
import { diskDigest } from './disk-digest';
import { parseNatively } from './disk-markdown';
import { diskPictureInfo } from './disk-pictures';

/** Listed in one go: for thousands of folders that takes a sixth of the time. */
function entriesBelow(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

/** Everything below a folder, by its path inside; folders end in a slash. */
async function namesBelow(folder: string): Promise<string[]> {
  return entriesBelow(folder).map((entry) => {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    return entry.isDirectory() ? `${name}/` : name;
  });
}

async function stampOf(file: string): Promise<string> {
  try {
    // Only the system sets the time of change: a file that was given an old date is noticed.
    const { mtimeMs, ctimeMs, size, ino } = statSync(file);
    return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
  } catch {
    return 'missing';
  }
}

async function readUpTo(file: string, mostBytes: number): Promise<Uint8Array | Unread> {
  try {
    const { size } = await stat(file);
    return size > mostBytes ? { why: 'too-large', bytes: size } : await readFile(file);
  } catch (error) {
    const missing = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    return { why: missing ? 'missing' : 'unreadable' };
  }
}

/**
 * Content in a folder on disk.
 * @param root the `content` folder; `static` is beside it
 */
export function diskSource(root: string): ContentSource {
  const statics = path.join(root, '..', 'static');
  return {
    names: () => namesBelow(root),
    staticAddresses: async () =>
      (await namesBelow(statics)).filter((name) => !name.endsWith('/')).map((name) => `/${name}`),
    stamp: (name) => stampOf(path.join(root, name)),
    read: (name, mostBytes) => readUpTo(path.join(root, name), mostBytes),
    pictureInfo: diskPictureInfo,
    digest: diskDigest,
    parseMarkdown: parseNatively,
  };
}
