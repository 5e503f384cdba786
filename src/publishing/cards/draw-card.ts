import { Resvg } from '@resvg/resvg-js';
import type { Font } from 'satori';
import sharp, { type Raw } from 'sharp';
import type { Card } from './card';
import { BRAND, CARD, COLORS, PICTURE, PICTURE_MASK, WORDS } from './layout';
import { brandSvg, readFonts, wordsSvg } from './words';

/** A card has no transparency; words are drawn with it. */
const CARD_BYTES = 3;
const WORDS_BYTES = 4;
const RAW = { ...CARD, channels: CARD_BYTES } as const satisfies Raw;

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
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The pixels of words as numbers, four bytes each. */
function wholePixels(pixels: Buffer): Uint32Array {
  const { buffer, byteOffset, length } = byteOffsetFits(pixels) ? pixels : Uint8Array.from(pixels);
  return new Uint32Array(buffer, byteOffset, length / WORDS_BYTES);
}

const byteOffsetFits = ({ byteOffset }: Buffer): boolean => byteOffset % WORDS_BYTES === 0;

/** Puts label and title onto the ground of a card. Most of their pixels are ground, so only the others are copied. */
async function drawWords(card: Buffer, ground: Buffer, { label, title }: Card, fonts: Font[]): Promise<void> {
  const { pixels } = new Resvg(await wordsSvg(label, title, fonts), RESVG_OPTIONS).render();
  const whole = wholePixels(pixels);
  const empty = whole[0];
  for (let row = 0; row < WORDS.height; row += 1) {
    const start = ((WORDS.top + row) * CARD.width + WORDS.left) * CARD_BYTES;
    ground.copy(card, start, start, start + WORDS.width * CARD_BYTES);
    for (let column = 0; column < WORDS.width; column += 1) {
      const index = row * WORDS.width + column;
      if (whole[index] === empty) continue;
      const to = start + column * CARD_BYTES;
      const from = index * WORDS_BYTES;
      for (let byte = 0; byte < CARD_BYTES; byte += 1) card[to + byte] = pixels[from + byte] ?? 0;
    }
  }
}

/** A card being drawn, and the ground that it has. */
interface Canvas {
  readonly pixels: Buffer;
  ground: Buffer | undefined;
}

/**
 * Full colour resolution keeps the edges of letters clean. Codes that are the best for this very picture would make it 12%
 * smaller and take twice as long as all the rest of the encoding; a busy drawing gets them, and is else written smaller.
 */
async function encode(pixels: Buffer): Promise<Buffer> {
  const write = (quality: number, optimiseCoding: boolean): Promise<Buffer> =>
    sharp(pixels, { raw: RAW }).jpeg({ quality, optimiseCoding, chromaSubsampling: '4:4:4' }).toBuffer();
  let card = await write(QUALITY, false);
  if (card.length > MAX_BYTES) card = await write(QUALITY, true);
  return card.length > MAX_BYTES ? write(QUALITY_OF_BUSY, true) : card;
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
    await drawWords(canvas.pixels, ground, card, fonts);
    const picture = await encode(canvas.pixels);
    free.push(canvas);
    return picture;
  };
}
