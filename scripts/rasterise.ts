import { stat } from 'node:fs/promises';
import { filesBelow } from './file-digests';
import { writeBitmap } from './write-cover';

async function isNewer(source: string, target: string): Promise<boolean> {
  try {
    return (await stat(source)).mtimeMs > (await stat(target)).mtimeMs;
  } catch {
    return true;
  }
}

/** Draws every SVG of `content/` as a PNG beside it, where the drawing is newer than the PNG. */
async function rasterise(): Promise<void> {
  for (const source of filesBelow('content').filter((file) => file.endsWith('.svg'))) {
    const target = source.replace(/\.svg$/, '.png');
    if (!(await isNewer(source, target))) continue;
    await writeBitmap(source, target);
    console.log(target);
  }
}

void rasterise();
