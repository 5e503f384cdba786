import path from 'node:path';
import sharp, { type Raw } from 'sharp';
import type { SocialCard, SocialCardsOptions } from './index';
import { BRAND, CARD, PICTURE, PICTURE_MASK, WORDS } from './layout';
import { brandSvg, readFonts, wordsSvg } from './words';

const RAW = { ...CARD, channels: 3 } as const satisfies Raw;
const LOGO_DENSITY = 144;

/** No card may be larger than this; link previews leave out what loads slowly. */
const MAX_BYTES = 150_000;
const QUALITY = 86;
const QUALITY_OF_LARGE = 65;

/**
 * Puts label and title on a copy of the background: a third of the time of `composite`, which copies the whole card twice.
 * @param background RGB
 * @param words RGBA, of the size of `WORDS`
 */
function withWords(background: Buffer, words: Buffer): Buffer {
  const pixels = Buffer.from(background);
  for (let row = 0; row < WORDS.height; row += 1) {
    let to = ((WORDS.top + row) * CARD.width + WORDS.left) * RAW.channels;
    const end = (row + 1) * WORDS.width * 4;
    for (let from = row * WORDS.width * 4; from < end; from += 4, to += RAW.channels) {
      const opacity = (words[from + 3] ?? 0) / 255;
      if (opacity === 0) continue;
      for (let channel = 0; channel < RAW.channels; channel += 1) {
        const below = pixels[to + channel] ?? 0;
        pixels[to + channel] = Math.round(below + ((words[from + channel] ?? 0) - below) * opacity);
      }
    }
  }
  return pixels;
}

/**
 * Draws cards as JPEG files.
 * @param directory the project's folder
 * @returns draws a card; the background is kept for the next one where `pictureDigest` and brand are the same
 */
export async function cardPainter(
  directory: string,
  options: Pick<SocialCardsOptions, 'colors' | 'fonts' | 'logo'>,
): Promise<(card: SocialCard, pictureDigest: string) => Promise<Buffer>> {
  const fonts = await readFonts(directory, options.fonts);
  const logo = await sharp(path.join(directory, options.logo), { density: LOGO_DENSITY })
    .resize(BRAND.logo)
    .png()
    .toBuffer();

  /** Everything but the words as raw pixels. */
  async function drawBackground({ picture, brand }: SocialCard): Promise<Buffer> {
    const { background } = options.colors;
    const drawing = await sharp(picture)
      .resize(PICTURE.width, CARD.height, { fit: 'cover' })
      .flatten({ background })
      .ensureAlpha()
      .composite([{ input: Buffer.from(PICTURE_MASK), blend: 'dest-in' }])
      .png({ compressionLevel: 0 })
      .toBuffer();
    return sharp({ create: { ...RAW, background } })
      .composite([
        { input: drawing, left: PICTURE.left, top: 0 },
        { input: logo, left: BRAND.left, top: BRAND.top },
        { input: Buffer.from(await brandSvg(brand, options, fonts)), left: BRAND.left, top: BRAND.top },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  let last: { readonly key: string; readonly background: Promise<Buffer> } | undefined;
  return async (card, pictureDigest) => {
    const key = JSON.stringify([pictureDigest, card.brand]);
    if (last?.key !== key) last = { key, background: drawBackground(card) };
    // Another card may take its place while this one waits.
    const { background } = last;
    const svg = Buffer.from(await wordsSvg(card, options, fonts));
    const pixels = withWords(await background, await sharp(svg).ensureAlpha().raw().toBuffer());
    // Full colour resolution keeps the edges of letters clean; optimised coding takes twice the time for 10% of the bytes.
    const encode = (quality: number): Promise<Buffer> =>
      sharp(pixels, { raw: RAW }).jpeg({ quality, chromaSubsampling: '4:4:4', optimizeCoding: false }).toBuffer();
    const jpeg = await encode(QUALITY);
    return jpeg.length > MAX_BYTES ? encode(QUALITY_OF_LARGE) : jpeg;
  };
}
