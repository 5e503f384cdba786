import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentFiles } from '../content/read/content-files';
import { FAIL_ON } from '../content/read/disk-source';
import { isRaster, type RasterFormat } from '../content/read/picture-info';
import { pictureFile, picturesIn } from '../content/resolve/pictures';

/** The folder of the copies, which gatsby-source-filesystem reads as well as `content/`. */
export const COPIES = path.resolve('.cache', 'upright');

/** No place on a page needs a longer side, in pixels. */
const LONGEST_SIDE = 2400;
const QUALITY = 92;

/** A path as gatsby-source-filesystem writes it. */
const slashed = (file: string): string => file.split(path.sep).join('/');

const inContent = (name: string): string => slashed(path.resolve('content', name));

/**
 * Copies a picture upright and without its metadata. gatsby-plugin-sharp takes the size of a turned picture as stored, and
 * crops it; and a drawing's picture is published as it is, with the place where it was taken.
 * @returns the copy, named after the bytes, so that it is made once
 */
async function uprightCopy(file: string, format: RasterFormat): Promise<string> {
  const data = await readFile(file);
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 20);
  const { name } = path.parse(file);
  const copy = path.join(COPIES, digest, `${name}.${format === 'jpeg' ? 'jpg' : format}`);
  if (existsSync(copy)) return copy;
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const upright = sharp(data, { failOn: FAIL_ON }).autoOrient().resize(size).toFormat(format, { quality: QUALITY });
  // A build that is stopped here leaves no half of a copy.
  const unfinished = `${COPIES}-${digest}`;
  await writeFile(unfinished, await upright.toBuffer());
  await mkdir(path.dirname(copy), { recursive: true });
  await rename(unfinished, copy);
  return copy;
}

/**
 * Makes upright copies of the pictures with metadata.
 * @returns the absolute path of a picture of `content/`, or of its copy, by its name there
 */
export async function uprightCopies(files: ContentFiles): Promise<(name: string) => string> {
  await mkdir(COPIES, { recursive: true });
  const mentioned = picturesIn(files).map((mention) => pictureFile(mention, files));
  const names = mentioned.flatMap(({ name, exists }) =>
    exists && name !== undefined && !name.startsWith('/') ? [name] : [],
  );
  const copied = [...new Set(names)].map(async (name): Promise<[string, string][]> => {
    const { hasMetadata, format, fault } = await files.picture(name);
    if (!hasMetadata || fault || !isRaster(format)) return [];
    return [[name, slashed(await uprightCopy(inContent(name), format))]];
  });
  const copies = new Map((await Promise.all(copied)).flat());
  return (name) => copies.get(name) ?? inContent(name);
}
