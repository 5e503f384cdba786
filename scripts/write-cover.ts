import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Cover, drawCover } from '../src/drawn-cover/draw-cover';

/** Width in pixels of the bitmaps that the image pipeline starts from. */
const WIDTH = 1600;

/** Writes a drawing as PNG. */
export async function writeBitmap(svg: string | Buffer, target: string): Promise<void> {
  await sharp(svg, { density: 144 })
    .resize({ width: WIDTH })
    .png({ compressionLevel: 9, palette: true })
    .toFile(target);
}

/** Writes `cover.svg` and `cover.png` into a post's folder. */
export async function writeCover(folder: string, cover: Cover): Promise<void> {
  const svg = await drawCover(cover);
  await writeFile(path.join(folder, 'cover.svg'), svg);
  await writeBitmap(Buffer.from(svg), path.join(folder, 'cover.png'));
}
