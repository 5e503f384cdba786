import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentSource } from './content-files';
import { type PictureFormat, type PictureInfo, pictureFormat, UNREADABLE_PICTURE } from './picture-info';

/** All files in a folder, by relative path; none if the folder doesn't exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Whether a picture is complete; a half-copied one would show a grey half. */
function isWhole(data: Buffer, format: PictureFormat | undefined): boolean {
  if (format === 'png') return data.lastIndexOf('IEND') >= data.length - 8;
  if (format === 'jpeg') return data.lastIndexOf(Buffer.from([0xff, 0xd9])) > data.length - 1024;
  return format !== 'webp' || data.readUInt32LE(4) + 8 <= data.length;
}

/** Inspects a picture: its format by content, its size, and whether it is complete. */
async function pictureInfo(file: string): Promise<PictureInfo> {
  const data = await readFile(file);
  const known = { bytes: data.length, format: pictureFormat(data) };
  if (known.format === 'svg') return { ...known, width: 0, height: 0, corrupt: false };
  try {
    const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
    return { ...known, width, height, corrupt: !isWhole(data, known.format) };
  } catch {
    return { ...UNREADABLE_PICTURE, ...known };
  }
}

/**
 * Content in a folder on disk.
 * @param root the `content` folder; `static` is next to it
 */
export function diskSource(root: string): ContentSource {
  return {
    names: () => filesBelow(root),
    staticAddresses: async () => (await filesBelow(path.join(root, '..', 'static'))).map((name) => `/${name}`),
    // An unreadable folder counts as empty.
    published: (name) =>
      readFile(path.join(root, '..', name.replace(/^content\//, `${path.basename(root)}/`))).catch(() => Buffer.of()),
    read: (name) => readFile(path.join(root, name)).catch(() => undefined),
    picture: (name) => pictureInfo(path.join(root, name)).catch(() => UNREADABLE_PICTURE),
  };
}
