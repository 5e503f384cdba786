import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type PictureDecoder, type PictureInfo, readPicture } from './picture-info';

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
