import path from 'node:path';
import sharp, { type CreateText, type OutputInfo, type Sharp } from 'sharp';
import type { CardFont, CardLooks, SocialCard } from './index';

/** Width and height of a card in pixels, the size Open Graph readers prefer. */
const CARD = { width: 1200, height: 630 };
/** The drawing fills the height at the right. */
const PICTURE = { left: 668, width: 532 };
/** Label and title; they may reach closer to the brand than the place in which they are centred. */
const WORDS = { left: 64, top: 56, width: 596, height: 424, most: 446 };
/** Logo and brand. */
const BRAND = { left: 64, top: 510, width: 512, height: 64, logo: 64, gap: 20, size: 30 };
/** Most characters that stay readable in their place; longer texts are cut. */
const LONGEST = { title: 150, label: 60, brand: 60 };
const LABEL = { size: 34, lineHeight: 88 };
const LINE_HEIGHT = 1.08;
const LETTER_SPACING = -0.015;

/** The edge of the drawing in the colour of the card, which fades it towards the words. */
const edge = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="${CARD.height}">
<path d="M0 0H96C8 170-24 420 72 ${CARD.height}H0Z" fill="${fill}"/></svg>`;

/** Title sizes in pixels, by the most characters each is for. */
const TITLE_SIZES = [
  { characters: 26, size: 92 },
  { characters: 44, size: 74 },
  { characters: 64, size: 68 },
  { characters: 90, size: 56 },
];
const SMALLEST = 44;

/** Maximum file size; link previews skip images that load slowly. */
const MAX_BYTES = 150_000;
const QUALITY = 86;
const QUALITY_OF_LARGE = 65;

/** At this resolution a point is a pixel; Pango counts in fractions of a point. */
const DPI = 72;
const PANGO = 1024;
const LOGO_DENSITY = 144;

/** The largest size that fits a title of this many characters. */
export function titleSize(characters: number): number {
  return TITLE_SIZES.find((step) => characters <= step.characters)?.size ?? SMALLEST;
}

/** Average letter width as a share of the font size, erring on the wide side. */
const LETTER = 0.52;

/** Breaks words into lines of at most this many characters. */
function fill(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a title into as few lines as possible, of similar length.
 * @param width the line width, in multiples of the font size
 */
export function breakLines(title: string, width: number): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  const most = Math.floor(width / LETTER);
  const { length } = fill(words, most);
  const fitting = Array.from({ length: most }, (_, index) => fill(words, index + 1));
  return fitting.find((lines) => lines.length === length) ?? fill(words, most);
}

/** The text style of one block of words; sizes in pixels. */
interface Style {
  readonly font: CardFont;
  readonly size: number;
  readonly color: string;
  readonly lineHeight: number;
  readonly letterSpacing?: number;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Text as Pango markup, which sharp draws. */
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

interface Drawn {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** A drawing as a part of another, without encoding it in between. */
const pixelsOf = ({ data, info: { width, height, channels } }: Drawn) => ({
  input: data,
  raw: { width, height, channels },
});

/** A text as a part of a card, with its size; in smaller letters if it would be too large for its place. */
async function setText(text: string, { width, height }: { width: number; height: number }) {
  const set = async (size: Pick<CreateText, 'dpi' | 'width' | 'height'>) => {
    const input = { text: { text, rgba: true, wrap: 'word-char', ...size } } as const;
    return { input, ...(await sharp(input).metadata()) };
  };
  const words = await set({ dpi: DPI, width: WORDS.width });
  return words.width <= width && words.height <= height ? words : set({ width, height });
}

/** Cuts a text between words. */
function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

function titleMarkup(card: SocialCard, { colors, fonts }: CardLooks): string {
  const title = shorten(card.title, LONGEST.title);
  const label = card.label && shorten(card.label, LONGEST.label);
  const size = titleSize(title.length);
  const above = { font: fonts.text, size: LABEL.size, color: colors.label, lineHeight: LABEL.lineHeight };
  const style = {
    font: fonts.title,
    size,
    color: colors.title,
    lineHeight: size * LINE_HEIGHT,
    letterSpacing: size * LETTER_SPACING,
  };
  const lines = breakLines(title, WORDS.width / size).join('\n');
  return [...(label ? [span(label, above)] : []), span(lines, style)].join('\n');
}

/** Registers the fonts: once sharp has drawn with a file, later texts may name its family. */
async function loadFonts(directory: string, { title, text }: CardLooks['fonts']): Promise<void> {
  for (const file of [...title.files, ...text.files])
    await sharp({ text: { text: 'a', fontfile: path.join(directory, file) } }).metadata();
}

/**
 * Draws cards as JPEG files.
 * @param directory the project's folder
 * @returns a function that draws one card; rejects if its picture cannot be read
 */
export async function cardPainter(directory: string, looks: CardLooks): Promise<(card: SocialCard) => Promise<Buffer>> {
  const { background, brand: color } = looks.colors;
  await loadFonts(directory, looks.fonts);
  const pixels = (drawing: Sharp): Promise<Drawn> => drawing.raw().toBuffer({ resolveWithObject: true });
  const fade = await pixels(sharp(Buffer.from(edge(background))));
  const logo = await pixels(sharp(path.join(directory, looks.logo), { density: LOGO_DENSITY }).resize(BRAND.logo));

  const drawPicture = (picture: string): Promise<Drawn> =>
    pixels(
      sharp(picture, { failOn: 'error' })
        .autoOrient()
        .resize(PICTURE.width, CARD.height, { fit: 'cover' })
        .flatten({ background }),
    );
  /** The picture that was drawn last: cards in a row often share one. */
  let last: { readonly file: string; readonly drawn: Promise<Drawn> } | undefined;
  const pictureOf = (file: string): Promise<Drawn> => {
    if (last?.file !== file) last = { file, drawn: drawPicture(file) };
    return last.drawn;
  };

  return async (card) => {
    const style = { font: looks.fonts.text, size: BRAND.size, color, lineHeight: BRAND.height };
    const brand = span(shorten(card.brand, LONGEST.brand), style);
    const [picture, words, name] = await Promise.all([
      pictureOf(card.picture).catch((error: Error) => {
        throw new Error(`The social card of "${card.title}" cannot show ${card.picture}: ${error.message}`);
      }),
      setText(titleMarkup(card, looks), { width: WORDS.width, height: WORDS.most }),
      setText(brand, BRAND),
    ]);
    const nameTop = BRAND.top + Math.round((BRAND.height - name.height) / 2);
    const wordsTop = WORDS.top + Math.max(0, Math.round((WORDS.height - words.height) / 2));
    const { input, raw } = pixelsOf(picture);
    const drawing = sharp(input, { raw })
      .extend({ left: PICTURE.left, background })
      .composite([
        { ...pixelsOf(fade), left: PICTURE.left, top: 0 },
        { ...pixelsOf(logo), left: BRAND.left, top: BRAND.top },
        { input: name.input, left: BRAND.left + BRAND.logo + BRAND.gap, top: nameTop },
        { input: words.input, left: WORDS.left, top: wordsTop },
      ]);
    // Full colour resolution keeps the edges of letters clean.
    const encode = (quality: number): Promise<Buffer> =>
      drawing.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    const jpeg = await encode(QUALITY);
    return jpeg.length > MAX_BYTES ? encode(QUALITY_OF_LARGE) : jpeg;
  };
}
