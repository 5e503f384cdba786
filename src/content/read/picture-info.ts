import { isMoving, isRaster, type PictureFormat, pictureFormat } from './picture-format';

/** Why a picture cannot be shown as it is, other than its format or its size. */
export type PictureFault = 'damaged' | 'moving';

/** A picture file's properties. */
export interface PictureInfo {
  readonly bytes: number;
  /** By its content; `undefined` if the file is no picture. */
  readonly format?: PictureFormat;
  /** Size when shown upright; 0 if unknown. A drawing has any size. */
  readonly width: number;
  readonly height: number;
  readonly fault?: PictureFault;
  /** Whether it carries data of a camera or a program, such as the side that is up. */
  readonly hasMetadata?: true;
}

/** Properties of a file that cannot be opened. */
export const UNREADABLE_PICTURE: PictureInfo = { bytes: 0, width: 0, height: 0 };

/** Stands for a picture that is known to be good, and cannot be opened. */
export const GOOD_PICTURE: PictureInfo = { bytes: 0, format: 'png', width: 5000, height: 5000 };

/** Largest number of pixels of a picture. */
export const MOST_PIXELS = 50_000_000;

/** How the build or a browser opens one picture. */
export interface PictureDecoder {
  /**
   * Reads the properties from its head; parses all of a drawing.
   * @throws if it cannot be read
   */
  readonly open: (format: PictureFormat) => Promise<Pick<PictureInfo, 'width' | 'height' | 'hasMetadata'>>;
  /**
   * Decodes it to the last pixel.
   * @throws if a part is missing or damaged
   */
  readonly decode: () => Promise<unknown>;
}

/** Opens a picture completely, by the same rules everywhere; only the decoder differs. */
export async function readPicture(bytes: Uint8Array, { open, decode }: PictureDecoder): Promise<PictureInfo> {
  const format = pictureFormat(bytes);
  const known = { bytes: bytes.length, width: 0, height: 0, ...(format && { format }) };
  if (format !== 'svg' && !isRaster(format)) return known;
  if (isMoving(bytes, format)) return { ...known, fault: 'moving' };
  try {
    const size = await open(format);
    if (format === 'svg') return known;
    // A larger one is refused for its size, and could exhaust the memory.
    if (size.width * size.height <= MOST_PIXELS) await decode();
    return { ...known, ...size };
  } catch {
    return { ...known, fault: 'damaged' };
  }
}
