import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { ContentSource, Unread } from './content-files';
import { type PictureFormat, type PictureInfo, pictureFormat } from './picture-info';

/** Whether every chunk of a PNG is whole (PNG specification, section 5: length, type, data, CRC-32). */
function isWholePng(data: Buffer): boolean {
  for (let offset = 8; offset + 12 <= data.length; ) {
    const length = data.readUInt32BE(offset);
    const end = offset + 8 + length;
    if (end + 4 > data.length || crc32(data.subarray(offset + 4, end)) !== data.readUInt32BE(end)) return false;
    if (data.toString('latin1', offset + 4, offset + 8) === 'IEND') return true;
    offset = end + 4;
  }
  return false;
}

/** Whether a file has its end; pixels are not decoded, since that takes too long for thousands of pictures. */
function isWhole(data: Buffer, format: PictureFormat): boolean {
  switch (format) {
    case 'png':
      return isWholePng(data);
    case 'jpeg':
      return data.lastIndexOf(Buffer.from([0xff, 0xd9])) > data.length - 1024;
    case 'webp':
      return data.readUInt32LE(4) + 8 <= data.length;
    default:
      return true;
  }
}

/** Looks at a picture: its format by content, its size, and whether the file is whole. */
async function diskPictureInfo(file: Uint8Array): Promise<PictureInfo> {
  const bytes = file.length;
  const format = pictureFormat(file);
  if (!format || format === 'svg') {
    return { bytes, ...(format ? { format } : {}), width: 0, height: 0, corrupt: !format };
  }
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    const data = Buffer.from(file.buffer, file.byteOffset, bytes);
    return { bytes, format, width, height, corrupt: !isWhole(data, format) };
  } catch {
    return { bytes, format, width: 0, height: 0, corrupt: true };
  }
}

/** What is below a folder, by its path inside; folders end in a slash. */
interface Listing {
  readonly names: string[];
  /** What is there and cannot be opened; the folder itself is an empty text. */
  readonly unreadable: string[];
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Where a link leads; `undefined` where it leads nowhere, or back to a folder that it is in. */
function targetOf(file: string): 'file' | 'folder' | undefined {
  try {
    if (!statSync(file).isDirectory()) return 'file';
    const inside = `${realpathSync(path.dirname(file))}${path.sep}`;
    return inside.startsWith(`${realpathSync(file)}${path.sep}`) ? undefined : 'folder';
  } catch {
    return undefined;
  }
}

/** Adds the entries of a folder one by one: those that can be opened, and those that cannot. */
function addEntries(entries: readonly Dirent[], folder: string, listing: Listing, isDeep: boolean): void {
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    const kind = entry.isSymbolicLink() ? targetOf(file) : entry.isDirectory() ? 'folder' : 'file';
    if (kind === undefined) listing.unreadable.push(name);
    listing.names.push(kind === 'folder' ? `${name}/` : name);
    if (kind === 'folder' && (entry.isSymbolicLink() || !isDeep)) addFolder(file, `${name}/`, folder, listing);
  }
}

function addFolder(current: string, name: string, folder: string, listing: Listing): void {
  try {
    addEntries(readdirSync(current, { withFileTypes: true }), folder, listing, false);
  } catch {
    listing.unreadable.push(name);
  }
}

/** Everything below a folder; nothing where there is no such folder. */
function listBelow(folder: string): Listing {
  const listing: Listing = { names: [], unreadable: [] };
  let entries: Dirent[];
  try {
    // Listed in one go: for thousands of folders that takes a sixth of the time.
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (!isMissing(error)) addFolder(folder, '', folder, listing);
    return listing;
  }
  addEntries(entries, folder, listing, true);
  return listing;
}

function stampOf(file: string): string {
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
    return { why: isMissing(error) ? 'missing' : 'unreadable' };
  }
}

/**
 * Content in a folder on disk.
 * @param root the `content` folder; `static` is beside it
 */
export function diskSource(root: string): ContentSource {
  const statics = path.join(root, '..', 'static');
  const unreadable = new Map<string, readonly string[]>();
  const list = (folder: string, name: string): readonly string[] => {
    const listing = listBelow(folder);
    unreadable.set(
      name,
      listing.unreadable.map((inside) => `${name}/${inside}`),
    );
    return listing.names;
  };
  return {
    names: async () => list(root, 'content'),
    unreadable: () => [...unreadable.values()].flat(),
    staticAddresses: async () =>
      list(statics, 'static')
        .filter((name) => !name.endsWith('/'))
        .map((name) => `/${name}`),
    published: (name) => {
      const file = path.join(root, '..', name.replace(/^content\//, `${path.basename(root)}/`));
      return { stamp: stampOf(file), read: () => readFile(file) };
    },
    stamp: async (name) => stampOf(path.join(root, name)),
    read: (name, mostBytes) => readUpTo(path.join(root, name), mostBytes),
    pictureInfo: diskPictureInfo,
  };
}
