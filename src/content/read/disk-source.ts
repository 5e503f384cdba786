import { existsSync, realpathSync, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentSource, DocumentInfo } from './content-files';
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

/** Opens a picture as the build does. */
export const inspectPicture = (data: Buffer): Promise<PictureInfo> => readPicture(data, sharpDecoder(data));

/** Reads what a visitor is told of a file before its download. */
export async function documentOnDisk(file: string): Promise<DocumentInfo> {
  const data = await readFile(file);
  const bytes = data.length;
  if (!/\.pdf$/i.test(file)) return { bytes };
  // The reader would make up the missing end of a file that is cut off.
  if (!data.subarray(-1024).includes('%%EOF')) return { bytes, isDamaged: true };
  // Loaded here because few sites have a PDF.
  const { getDocumentProxy } = await import('unpdf');
  const opened = getDocumentProxy(new Uint8Array(data), { verbosity: 0 });
  return opened.then(
    ({ numPages }) => ({ bytes, pages: numPages }),
    () => ({ bytes, isDamaged: true }),
  );
}

/**
 * All files in a folder and in those that it links to, by relative path; none if the folder doesn't exist. A link to a folder
 * that it is in, or to nothing, counts as a file.
 */
async function filesBelow(folder: string, above: readonly string[] = []): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const within = [...above, realpathSync(folder)];
  const names = await readdir(folder);
  const files = names.map(async (name) => {
    const file = path.join(folder, name);
    const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory();
    if (!isFolder || within.includes(realpathSync(file))) return [name];
    return (await filesBelow(file, within)).map((each) => `${name}/${each}`);
  });
  return (await Promise.all(files)).flat();
}

type KnownFiles<Info> = Map<string, { readonly version: string; readonly info: Promise<Info> }>;

/** Reads files that take long to read, each again only once it has changed. */
function readOnce<Info>(read: (file: string) => Promise<Info>, known: KnownFiles<Info>) {
  return async (file: string): Promise<Info> => {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    const last = known.get(file);
    if (last?.version === version) return last.info;
    const info = read(file);
    known.set(file, { version, info });
    return info;
  };
}

/** Of all sources, since the editor's server makes one for each request. */
const PICTURES: KnownFiles<PictureInfo> = new Map();
const documentIn = readOnce(documentOnDisk, new Map());

/**
 * Content in a folder on disk.
 * @param root the `content` folder; `static` is next to it
 * @param openPicture opens a picture
 */
export function diskSource(
  root: string,
  openPicture: (data: Buffer, file: string) => Promise<PictureInfo> = inspectPicture,
): ContentSource {
  const staticFolder = path.join(root, '..', 'static');
  const pathOf = (name: string): string => path.join(name.startsWith('/') ? staticFolder : root, name);
  const pictureIn = readOnce(async (file) => openPicture(await readFile(file), file), PICTURES);
  return {
    names: () => filesBelow(root),
    staticAddresses: async () => (await filesBelow(staticFolder)).map((name) => `/${name}`),
    read: (name) => readFile(pathOf(name)).catch(() => undefined),
    picture: (name) => pictureIn(pathOf(name)).catch(() => UNREADABLE_PICTURE),
    document: (address) => documentIn(pathOf(address)).catch(() => ({ bytes: 0 })),
  };
}
