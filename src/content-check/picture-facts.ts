import { readFile, stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { digestOf } from './digest-of';

/** What a picture file turned out to be. */
export interface PictureFacts {
  readonly bytes: number;
  /** `undefined` where the file is no picture, or a broken one. */
  readonly format?: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly corrupt: boolean;
}

/** Where facts are kept by the digest of the picture, and digests by the name and stamp of the file. */
export interface PictureMemory {
  digest(file: string, stamp: string): string;
  keepDigest(file: string, stamp: string, digest: string): void;
  picture(digest: string): PictureFacts | undefined;
  keepPicture(digest: string, facts: PictureFacts): void;
}

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg';

/** Larger files are told by their size alone. */
export const MOST_BYTES = 10_000_000;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The format by the first bytes (PNG, JPEG JFIF, RIFF/WebP, ISO BMFF and GIF signatures). */
function formatOf(data: Buffer): PictureFormat | undefined {
  if (data.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  if (data[0] === 0xff && data[1] === 0xd8) return 'jpeg';
  const text = data.subarray(0, 16).toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /avi[fs]|mif1/.test(text.slice(8))) return 'avif';
  if (text.startsWith('GIF8')) return 'gif';
  if (/<svg[\s>]/i.test(data.subarray(0, 1000).toString('latin1'))) return 'svg';
  return undefined;
}

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

async function factsOf(data: Buffer): Promise<PictureFacts> {
  const bytes = data.length;
  const format = formatOf(data);
  if (!format || format === 'svg')
    return { bytes, ...(format ? { format } : {}), width: 0, height: 0, corrupt: !format };
  try {
    const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
    return { bytes, format, width, height, corrupt: !isWhole(data, format) };
  } catch {
    return { bytes, format, width: 0, height: 0, corrupt: true };
  }
}

/**
 * Looks at a picture file: its kind by content, its size, and whether it is whole. Equal pictures are looked at once, and
 * one that is as it was is not read.
 * @param stamp size and times of the file
 */
export async function pictureFacts(file: string, memory: PictureMemory, stamp: string): Promise<PictureFacts> {
  const unread = memory.picture(memory.digest(file, stamp));
  if (unread) return unread;
  const { size } = await stat(file);
  if (size > MOST_BYTES) return { bytes: size, width: 0, height: 0, corrupt: false };
  const data = await readFile(file);
  const digest = digestOf(data);
  memory.keepDigest(file, stamp, digest);
  const facts = memory.picture(digest) ?? (await factsOf(data));
  if (!facts.corrupt) memory.keepPicture(digest, facts);
  return facts;
}
