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
    const words = { input: Buffer.from(await wordsSvg(card, options, fonts)), left: WORDS.left, top: WORDS.top };
    const painted = sharp(await background, { raw: RAW }).composite([words]);
    // Full colour resolution keeps the edges of letters clean.
    const encode = (quality: number): Promise<Buffer> =>
      painted.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    const jpeg = await encode(QUALITY);
    return jpeg.length > MAX_BYTES ? encode(QUALITY_OF_LARGE) : jpeg;
  };
}
