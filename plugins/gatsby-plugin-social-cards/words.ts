import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convert } from 'fontverter';
import sharp, { type OutputInfo } from 'sharp';
import { breakLines } from './break-lines';
import type { CardFont, CardLooks, SocialCard } from './index';
import { BRAND, titleSize, WORDS } from './layout';

/** Pixels with red, green, blue and opacity. */
export interface Drawn {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** At this resolution a point is a pixel. */
const DPI = 72;
/** Units of Pango in a point. */
const PANGO = 1024;
const LABEL = { size: 34, height: 88 };
const TITLE = { lineHeight: 1.08, letterSpacing: -0.015 };
const BRAND_SIZE = 30;

/** How the words of one style look; sizes in pixels. */
interface Style {
  readonly font: CardFont;
  readonly size: number;
  readonly color: string;
  readonly lineHeight: number;
  readonly letterSpacing?: number;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Text as Pango's markup. */
function span(text: string, { font, size, color, lineHeight, letterSpacing = 0 }: Style): string {
  const attributes = {
    font_family: font.family,
    font_weight: font.weight,
    font_size: Math.round(size * PANGO),
    foreground: color,
    line_height: Math.round(lineHeight * PANGO),
    letter_spacing: Math.round(letterSpacing * PANGO),
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<span ${written.join(' ')}>${escaped(text)}</span>`;
}

const draw = (markup: string): Promise<Drawn> =>
  sharp({ text: { text: markup, rgba: true, dpi: DPI, width: WORDS.width, wrap: 'word-char' } })
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Makes the fonts known to sharp, which reads neither WOFF nor packages.
 * @param directory the project's folder
 */
export async function loadFonts(directory: string, { title, text }: CardLooks['fonts']): Promise<void> {
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  const folder = path.join(directory, '.cache', 'social-card-fonts');
  await mkdir(folder, { recursive: true });
  for (const file of [...title.files, ...text.files]) {
    const fontfile = path.join(folder, `${path.basename(file, path.extname(file))}.ttf`);
    await writeFile(fontfile, await convert(await readFile(resolve(file)), 'truetype'));
    await sharp({ text: { text: 'a', fontfile } }).metadata();
  }
}

/** Label and title, one below the other. */
export function drawWords({ label, title }: SocialCard, { colors, fonts }: CardLooks): Promise<Drawn> {
  const size = titleSize(title.length);
  const lines = breakLines(title, WORDS.width / size).join('\n');
  const titleStyle: Style = {
    font: fonts.title,
    size,
    color: colors.title,
    lineHeight: size * TITLE.lineHeight,
    letterSpacing: size * TITLE.letterSpacing,
  };
  const labelStyle: Style = { font: fonts.text, size: LABEL.size, color: colors.label, lineHeight: LABEL.height };
  return draw([...(label ? [span(label, labelStyle)] : []), span(lines, titleStyle)].join('\n'));
}

/** The brand's name. */
export const drawBrand = (brand: string, { colors, fonts }: CardLooks): Promise<Drawn> =>
  draw(span(brand, { font: fonts.text, size: BRAND_SIZE, color: colors.brand, lineHeight: BRAND.height }));
