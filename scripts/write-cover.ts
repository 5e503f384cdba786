import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Cover, drawCover } from '../src/drawn-cover/draw-cover';

/** Width in pixels of the bitmap that the image pipeline starts from. */
const WIDTH = 1600;

/** Writes `cover.svg` and `cover.png` into a post's folder. */
export async function writeCover(folder: string, cover: Cover): Promise<void> {
  const svg = await drawCover(cover);
  await writeFile(path.join(folder, 'cover.svg'), svg);
  await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: WIDTH })
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, 'cover.png'));
}
