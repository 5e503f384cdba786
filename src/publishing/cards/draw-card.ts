import { renderAsync } from '@resvg/resvg-js';
import type { Font } from 'satori';
import sharp, { type Raw } from 'sharp';
import type { Card } from './card';
import { BRAND, CARD, COLORS, PICTURE, PICTURE_MASK, WORDS } from './layout';
import { brandSvg, readFonts, wordsSvg } from './words';

const BYTES_PER_PIXEL = 4;
const RAW = { ...CARD, channels: BYTES_PER_PIXEL } as const satisfies Raw;

/** No card may be larger than this; link previews leave out what loads slowly. */
const MAX_BYTES = 150_000;

const QUALITY = 86;
const QUALITY_OF_BUSY = 65;

const RESVG_OPTIONS = { font: { loadSystemFonts: false } };

/** Everything of a card but its words: ground, drawing, mark and brand, as raw pixels. */
async function drawGround(picture: string, brand: string, mark: string, fonts: Font[]): Promise<Buffer> {
  const drawing = await sharp(picture)
    .resize(PICTURE.width, CARD.height, { fit: 'cover' })
    .flatten({ background: COLORS.ground })
    .ensureAlpha()
    .composite([{ input: Buffer.from(PICTURE_MASK), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  const sign = await sharp(mark, { density: 144 }).resize(BRAND.mark).png().toBuffer();
  const name = await sharp(Buffer.from(await brandSvg(brand, fonts)))
    .png()
    .toBuffer();
  return sharp({ create: { ...RAW, background: COLORS.ground } })
    .composite([
      { input: drawing, left: PICTURE.left, top: 0 },
      { input: sign, left: BRAND.left, top: BRAND.top },
      { input: name, left: BRAND.left, top: BRAND.top },
    ])
    .raw()
    .toBuffer();
}

/** Puts label and title over the words of the card before, row by row. */
async function drawWords(card: Buffer, { label, title }: Card, fonts: Font[]): Promise<void> {
  const { pixels } = await renderAsync(await wordsSvg(label, title, fonts), RESVG_OPTIONS);
  const rowBytes = WORDS.width * BYTES_PER_PIXEL;
  for (let row = 0; row < WORDS.height; row += 1) {
    const target = ((WORDS.top + row) * CARD.width + WORDS.left) * BYTES_PER_PIXEL;
    pixels.copy(card, target, row * rowBytes, (row + 1) * rowBytes);
  }
}

/** A card being drawn, and the ground that it has. */
interface Canvas {
  readonly pixels: Buffer;
  ground: Buffer | undefined;
}

/** Full colour resolution keeps the edges of letters clean. A busy drawing is written once more, smaller. */
async function encode(pixels: Buffer): Promise<Buffer> {
  const write = (quality: number): Promise<Buffer> =>
    sharp(pixels, { raw: RAW }).removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  const card = await write(QUALITY);
  return card.length <= MAX_BYTES ? card : write(QUALITY_OF_BUSY);
}

/**
 * Draws cards as JPEG files. What several cards share is drawn once: the ground is kept for the drawing used last, so
 * cards with the same drawing are best drawn one after the other. Pixels are used again: three new megabytes a card make
 * the collector go through the whole heap of a large build every few cards.
 * @param mark the file of the brand's mark
 * @returns draws a card; `drawing` is the digest of its picture, by which equal ones in several files are known
 */
export async function cardPainter(mark: string): Promise<(card: Card, drawing: string) => Promise<Buffer>> {
  const fonts = await readFonts();
  let last: { key: string; ground: Promise<Buffer> } | undefined;
  const free: Canvas[] = [];
  return async (card, drawing) => {
    const key = JSON.stringify([drawing, card.brand]);
    if (last?.key !== key) last = { key, ground: drawGround(card.picture, card.brand, mark, fonts) };
    const ground = await last.ground;
    const canvas = free.pop() ?? { pixels: Buffer.alloc(ground.length), ground: undefined };
    if (canvas.ground !== ground) ground.copy(canvas.pixels);
    canvas.ground = ground;
    await drawWords(canvas.pixels, card, fonts);
    const picture = await encode(canvas.pixels);
    free.push(canvas);
    return picture;
  };
}
