import { crc32 } from 'node:zlib';
import sharp from 'sharp';
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
export async function diskPictureInfo(file: Uint8Array): Promise<PictureInfo> {
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
