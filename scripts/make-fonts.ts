import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/** What is measured of a font; widths and heights in its own units. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

/** A system font that is shown until ours has loaded, under all names that share its metrics. */
interface StandIn {
  readonly metrics: Metrics;
  readonly local: readonly string[];
  /** A share of the fitted size, where its headings would else be wide enough to take one line more than ours. */
  readonly share?: number;
}

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

interface Font {
  readonly family: string;
  readonly source: string;
  readonly target: string;
  /** The weights that are kept; a single one makes a much smaller file. */
  readonly axes: Axes;
  /** The weight of most text, at which fallback fonts are fitted. */
  readonly usualWeight: number;
  readonly standIns: readonly StandIn[];
}

const TARGET = path.resolve('src/theme/fonts');
const PACKAGES = path.resolve('node_modules/@fontsource-variable');

/** What Linux shows where it has none of the fonts above; no collection of metrics has it, so these are of version 2.37. */
const dejaVuSans: Metrics = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1041 };
const dejaVuSerif: Metrics = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1058 };

/** Kerning, ligatures, accents, and figures that line up in prices. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum'];

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * Western European letters, typographic punctuation, and the currencies of readers and prices. The first page of a visit
 * waits for every byte of it.
 */
const LATIN = `${between(0x20, 0x7e)}${between(0xc0, 0xff)}ŒœŸ\u00a0£§©®°·½‐‑–—‘’“”•…€₦₱₹₵™−→`;

const FONTS: readonly Font[] = [
  {
    family: 'Fraunces',
    source: 'fraunces/files/fraunces-latin-wght-normal.woff2',
    target: 'fraunces.woff2',
    axes: { wght: 560 },
    usualWeight: 560,
    standIns: [
      { metrics: georgia, local: ['Georgia', 'Gelasio'] },
      { metrics: notoSerif, local: ['Noto Serif'] },
      { metrics: timesNewRoman, local: ['Times New Roman', 'Liberation Serif'] },
      { metrics: dejaVuSerif, local: ['DejaVu Serif'], share: 0.9925 },
    ],
  },
  {
    family: 'Figtree',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    usualWeight: 400,
    standIns: [
      { metrics: roboto, local: ['Roboto'] },
      { metrics: arial, local: ['Arial', 'Liberation Sans', 'Arimo'] },
      { metrics: dejaVuSans, local: ['DejaVu Sans'] },
    ],
  },
];

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/**
 * The descriptors that give a fallback font the line height and the average width of the font that it replaces.
 * @see https://developer.chrome.com/docs/css-ui/css-size-adjust
 */
function standInFace(font: Metrics, { metrics, local, share: part = 1 }: StandIn): Record<string, string> {
  const size = (part * (font.xWidthAvg / font.unitsPerEm)) / (metrics.xWidthAvg / metrics.unitsPerEm);
  const share = (value: number): string => percent(value / font.unitsPerEm / size);
  return {
    src: local.map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(size),
    'ascent-override': share(font.ascent),
    'descent-override': share(Math.abs(font.descent)),
    'line-gap-override': share(font.lineGap),
  };
}

async function make({ family, source, target, axes, usualWeight, standIns }: Font): Promise<Record<string, string>[]> {
  const original = await readFile(path.join(PACKAGES, source));
  const subset = (variationAxes: Axes, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> =>
    subsetFont(original, LATIN, { targetFormat, variationAxes, keepFeatures: FEATURES, noHinting: true });
  const file = await subset(axes, 'woff2');
  await writeFile(path.join(TARGET, target), file);
  console.log(`${target}: ${original.length} -> ${file.length} bytes`);
  const metrics = await fromBuffer(await subset({ wght: usualWeight }, 'truetype'));
  return standIns.map((standIn, index) => ({
    'font-family': `"${family} ${index + 1}"`,
    ...standInFace(metrics, standIn),
  }));
}

/** Cuts the fonts down to what the site shows, and fits the system's fonts to them. */
async function makeFonts(): Promise<void> {
  const faces = (await Promise.all(FONTS.map(make))).flat();
  await writeFile(path.join(TARGET, 'stand-ins.json'), `${JSON.stringify(faces, undefined, 2)}\n`);
}

void makeFonts();
