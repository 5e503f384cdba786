import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/** What is measured of a font, in its own units. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
}

/** A font of the system, by all names under which machines have it or one of the same widths. */
interface LocalFont {
  readonly names: readonly string[];
  /**
   * How large it is shown, in percent. Measured: the width of this site's texts in our font, by their width in this one,
   * and from there to the middle of what breaks the lines of the first view like ours (`npm test -- fonts` tells).
   */
  readonly size: number;
}

/** What is shown until ours has loaded. */
interface StandIn {
  /** For the weights of running text; a font of headings has none. */
  readonly regular?: LocalFont;
  readonly bold: LocalFont;
}

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

interface Font {
  readonly family: string;
  readonly source: string;
  /** The weights that are kept; a single one makes a much smaller file. */
  readonly axes: Axes;
  /** A weight at which the line height is measured. */
  readonly usualWeight: number;
  readonly standIns: readonly StandIn[];
}

type Range = readonly [first: number, last: number];

const TARGET = path.resolve('src/theme/fonts');
const PACKAGES = path.resolve('node_modules/@fontsource-variable');

/** Kerning, ligatures, accents, and figures that line up in prices. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum'];

/** English with its punctuation: what a first view consists of. The first page of a visit waits for every byte of it. */
const CORE: readonly Range[] = [
  [0x20, 0x7e],
  ...[...'\u00a0£©·×‐‑–—‘’“”…−→'].map((letter): Range => [letter.codePointAt(0) ?? 0, letter.codePointAt(0) ?? 0]),
];

/** Western European names, and the currencies of readers and prices: fetched where a page has one of them. */
const FURTHER: readonly Range[] = [
  [0xc0, 0xd6],
  [0xd8, 0xff],
  [0x152, 0x153],
  ...[...'§®°½Ÿ•€₦₱₹₵™'].map((letter): Range => [letter.codePointAt(0) ?? 0, letter.codePointAt(0) ?? 0]),
];

const FONTS: readonly Font[] = [
  {
    family: 'Fraunces',
    source: 'fraunces/files/fraunces-latin-wght-normal.woff2',
    axes: { wght: 560 },
    usualWeight: 560,
    standIns: [
      { bold: { names: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], size: 93.7 } },
      { bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], size: 94.9 } },
      {
        bold: {
          names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
          size: 112.1,
        },
      },
      { bold: { names: ['DejaVu Serif Bold'], size: 85.2 } },
      { bold: { names: ['Roboto Bold', 'Roboto-Bold'], size: 106.5 } },
    ],
  },
  {
    family: 'Figtree',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    usualWeight: 400,
    standIns: [
      {
        regular: { names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], size: 100.2 },
        bold: { names: ['Roboto Bold', 'Roboto-Bold'], size: 101.5 },
      },
      {
        regular: { names: ['Arial', 'Liberation Sans', 'Arimo'], size: 99.9 },
        bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], size: 94.9 },
      },
      {
        regular: { names: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'], size: 94.3 },
        bold: { names: ['Noto Sans Bold', 'NotoSans-Bold'], size: 91.8 },
      },
      {
        regular: { names: ['DejaVu Sans'], size: 87.4 },
        bold: { names: ['DejaVu Sans Bold'], size: 80.6 },
      },
    ],
  },
];

function lettersOf(ranges: readonly Range[]): string {
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return String.fromCodePoint(...codes);
}

const hex = (code: number): string => code.toString(16).toUpperCase();

/** As the value of `unicode-range`. */
function unicodeRange(ranges: readonly Range[]): string {
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join();
}

/**
 * The face that gives a font of the system the line height and the width of ours.
 * @see https://developer.chrome.com/docs/css-ui/css-size-adjust
 */
function standInFace(family: string, own: Metrics, font: LocalFont, weights: string): Record<string, string> {
  const share = (value: number): string => `${((value / own.unitsPerEm / font.size) * 10_000).toFixed(1)}%`;
  return {
    'font-family': `"${family}"`,
    'font-weight': weights,
    src: font.names.map((name) => `local("${name}")`).join(),
    'size-adjust': `${font.size}%`,
    'ascent-override': share(own.ascent),
    'descent-override': share(Math.abs(own.descent)),
    'line-gap-override': share(own.lineGap),
  };
}

/** Bold text is bold in a stand-in too: one face for each, where there are both. */
function facesOf(family: string, own: Metrics, { regular, bold }: StandIn): Record<string, string>[] {
  if (!regular) return [standInFace(family, own, bold, '100 900')];
  return [standInFace(family, own, regular, '100 549'), standInFace(family, own, bold, '550 900')];
}

async function make({ family, source, axes, usualWeight, standIns }: Font): Promise<Record<string, string>[]> {
  const original = await readFile(path.join(PACKAGES, source));
  const subset = (letters: string, variationAxes: Axes, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> =>
    subsetFont(original, letters, { targetFormat, variationAxes, keepFeatures: FEATURES, noHinting: true });
  for (const [suffix, ranges] of Object.entries({ '': CORE, '-further': FURTHER })) {
    const file = await subset(lettersOf(ranges), axes, 'woff2');
    const name = `${family.toLowerCase()}${suffix}.woff2`;
    await writeFile(path.join(TARGET, name), file);
    console.log(`${name}: ${file.length} bytes`);
  }
  const own = await fromBuffer(await subset(lettersOf(CORE), { wght: usualWeight }, 'truetype'));
  return standIns.flatMap((standIn, index) => facesOf(`${family} ${index + 1}`, own, standIn));
}

/** Cuts the fonts down to what the site shows, and fits the system's fonts to them. */
async function makeFonts(): Promise<void> {
  const standIns = (await Promise.all(FONTS.map(make))).flat();
  const faces = { furtherLetters: unicodeRange(FURTHER), standIns };
  await writeFile(path.join(TARGET, 'faces.json'), `${JSON.stringify(faces, undefined, 2)}\n`);
}

void makeFonts();
