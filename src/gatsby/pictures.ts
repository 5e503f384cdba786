import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFile, picturesIn } from '../content/check/check-pictures';
import type { ContentFiles } from '../content/read/content-files';
import { FAIL_ON } from '../content/read/disk-source';
import { findFile } from '../content/read/find-file';
import { isRaster, type RasterFormat } from '../content/read/picture-info';
import type { BodyRecord } from '../content/read/read-body';
import { decodePath } from '../utils/paths';

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

/** The files of the pictures that content mentions. */
export interface SitePictures {
  /** The absolute path of the picture that a path in a file means. */
  readonly of: (from: string, written: string) => string;
  /** The pictures of a text by decoded path: absolute paths, and addresses for files of `static/`. */
  readonly inText: (body: BodyRecord) => Readonly<Record<string, string>>;
}

/** Finds all pictures, and makes upright copies of those with metadata. */
export async function sitePictures(files: ContentFiles): Promise<SitePictures> {
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
  const fileOf = (name: string): string => copies.get(name) ?? inContent(name);
  return {
    of: (from, written) => fileOf(findFile(from, written, files.names).name ?? ''),
    inText: ({ addresses }) =>
      Object.fromEntries(
        addresses.flatMap(({ url, kind, ...location }) => {
          const { name } = kind === 'picture' ? pictureFile({ location, url, inText: true }, files) : {};
          if (name === undefined) return [];
          return [[decodePath(url), name.startsWith('/') ? name : fileOf(name)]];
        }),
      ),
  };
}
