import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentSource } from './content-files';
import { type PictureDecoder, type PictureInfo, readPicture, UNREADABLE_PICTURE } from './picture-info';

/**
 * How strict the build is: it refuses what is cut off or damaged, and shows, as browsers do, what a decoder has only warned
 * about, such as odd parameters.
 */
export const FAIL_ON = 'error';

/** Decodes with sharp, which the image pipeline uses too. */
function sharpDecoder(data: Buffer): PictureDecoder {
  const options = { failOn: FAIL_ON, limitInputPixels: false } as const;
  return {
    open: async () => {
      const { autoOrient, orientation = 1, exif, xmp, iptc } = await sharp(data, options).metadata();
      const hasMetadata = Boolean(orientation !== 1 || exif || xmp || iptc);
      return { width: autoOrient.width, height: autoOrient.height, ...(hasMetadata && { hasMetadata }) };
    },
    decode: () => sharp(data, options).resize(8, 8, { fit: 'fill', kernel: 'linear' }).raw().toBuffer(),
  };
}

/** Opens a picture file as the build does. */
export async function pictureOnDisk(file: string): Promise<PictureInfo> {
  const data = await readFile(file);
  return readPicture(data, sharpDecoder(data));
}

/** All files in a folder, by relative path; none if the folder doesn't exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The pictures opened so far, by file: decoding takes long, and the editor's server makes a source for each request. */
const opened = new Map<string, { readonly version: string; readonly info: Promise<PictureInfo> }>();

/** A picture's properties; opens it again only once the file has changed. */
async function pictureIn(file: string): Promise<PictureInfo> {
  const { mtimeMs, size } = await stat(file);
  const version = `${mtimeMs} ${size}`;
  const known = opened.get(file);
  if (known?.version === version) return known.info;
  const info = pictureOnDisk(file);
  opened.set(file, { version, info });
  return info;
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
    picture: (name) =>
      pictureIn(path.join(root, name.startsWith('/') ? `../static${name}` : name)).catch(() => UNREADABLE_PICTURE),
  };
}
