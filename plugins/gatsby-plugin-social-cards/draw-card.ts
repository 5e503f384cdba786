import path from 'node:path';
import sharp, { type Raw } from 'sharp';
import type { CardLooks, SocialCard } from './index';
import { BRAND, CARD, PICTURE, PICTURE_MASK, WORDS } from './layout';
import { type Drawn, drawBrand, drawWords, loadFonts } from './words';

const RAW = { ...CARD, channels: 3 } as const satisfies Raw;
const LOGO_DENSITY = 144;

/** No card may be larger than this; link previews leave out what loads slowly. */
const MAX_BYTES = 150_000;
const QUALITY = 86;
const QUALITY_OF_LARGE = 65;

/**
 * Puts label and title on a copy of the background, half way down their room: a third of the time of `composite`, which
 * copies the whole card twice.
 * @param background RGB
 */
function withWords(background: Buffer, { data, info }: Drawn): Buffer {
  const pixels = Buffer.from(background);
  const top = WORDS.top + Math.max(0, Math.round((WORDS.height - info.height) / 2));
  const height = Math.min(info.height, CARD.height - top);
  const width = Math.min(info.width, CARD.width - WORDS.left);
  for (let row = 0; row < height; row += 1) {
    let to = ((top + row) * CARD.width + WORDS.left) * RAW.channels;
    const start = row * info.width * info.channels;
    for (let from = start; from < start + width * info.channels; from += info.channels, to += RAW.channels) {
      const opacity = (data[from + 3] ?? 0) / 255;
      if (opacity === 0) continue;
      for (let channel = 0; channel < RAW.channels; channel += 1) {
        const below = pixels[to + channel] ?? 0;
        pixels[to + channel] = Math.round(below + ((data[from + channel] ?? 0) - below) * opacity);
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
  looks: CardLooks,
): Promise<(card: SocialCard, pictureDigest: string) => Promise<Buffer>> {
  await loadFonts(directory, looks.fonts);
  const logo = await sharp(path.join(directory, looks.logo), { density: LOGO_DENSITY })
    .resize(BRAND.logo)
    .png()
    .toBuffer();

  /** Everything but the words as raw pixels. */
  async function drawBackground({ picture, brand }: SocialCard): Promise<Buffer> {
    const { background } = looks.colors;
    const drawing = await sharp(picture)
      .resize(PICTURE.width, CARD.height, { fit: 'cover' })
      .flatten({ background })
      .ensureAlpha()
      .composite([{ input: Buffer.from(PICTURE_MASK), blend: 'dest-in' }])
      .png({ compressionLevel: 0 })
      .toBuffer();
    const name = await drawBrand(brand, looks);
    const nameTop = BRAND.top + Math.round((BRAND.height - name.info.height) / 2);
    return sharp({ create: { ...RAW, background } })
      .composite([
        { input: drawing, left: PICTURE.left, top: 0 },
        { input: logo, left: BRAND.left, top: BRAND.top },
        { input: name.data, raw: name.info, left: BRAND.left + BRAND.logo + BRAND.gap, top: nameTop },
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
    const pixels = withWords(await background, await drawWords(card, looks));
    // Full colour resolution keeps the edges of letters clean; optimised coding takes twice the time for 10% of the bytes.
    const encode = (quality: number): Promise<Buffer> =>
      sharp(pixels, { raw: RAW }).jpeg({ quality, chromaSubsampling: '4:4:4', optimizeCoding: false }).toBuffer();
    const jpeg = await encode(QUALITY);
    return jpeg.length > MAX_BYTES ? encode(QUALITY_OF_LARGE) : jpeg;
  };
}
