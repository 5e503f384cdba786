import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Width in pixels of the bitmaps that the image pipeline starts from. */
const WIDTH = 1600;

async function svgFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith('.svg')).map((name) => path.join(folder, name));
}

async function isNewer(source: string, target: string): Promise<boolean> {
  try {
    return (await stat(source)).mtimeMs > (await stat(target)).mtimeMs;
  } catch {
    return true;
  }
}

/** Draws every SVG of `content/` as a PNG beside it, where the drawing is newer than the PNG. */
async function rasterise(): Promise<void> {
  for (const source of await svgFiles('content')) {
    const target = source.replace(/\.svg$/, '.png');
    if (!(await isNewer(source, target))) continue;
    await sharp(source, { density: 144 })
      .resize({ width: WIDTH })
      .png({ compressionLevel: 9, palette: true })
      .toFile(target);
    console.log(target);
  }
}

void rasterise();
