/**
 * Makes all of src/theme/fonts from published packages: cuts the site's fonts and those of its social cards, and fits the
 * system's fonts that stand in until ours have come. CONTRIBUTING.md has the walk-through.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

/** The site's fonts, the only place that names them: `weights` on pages, one or a range, and the weight on social cards. */
const FONTS = {
  /** Headings. */
  display: { family: 'Fraunces', fallbacks: 'Georgia,serif', weights: [560], cardWeight: 600 },
  /** All other text. */
  text: { family: 'Figtree', fallbacks: 'Arial,sans-serif', weights: [400, 700], cardWeight: 700 },
};

const from = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** English with its punctuation: the first page of a visit waits for it. */
const ENGLISH = `${from(0x20, 0x7e)}\u00a0£©·×‐‑–—‘’“”…−→`;
/** Western European names, and currencies: fetched by pages that show one of them. */
const FURTHER = `${from(0xc0, 0xd6)}${from(0xd8, 0xff)}ŒœŸ§®°½•€₦₱₹₵™`;
/** Cards have all letters of the packages but accents to combine, which would be drawn beside a letter, not above it. */
const ON_CARDS = /[\p{L}\p{N}\p{P}\p{S}\p{Zs}]/gu;

/** Kerning, ligatures, accents, and figures that line up in prices. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum'];

/** A font that systems have: a file with its widths, and the names of all fonts that have them, regular and bold. */
const fontsource = (name, regular, bold) => ({
  regular: { file: `@fontsource/${name}/files/${name}-latin-400-normal.woff2`, names: regular },
  bold: { file: `@fontsource/${name}/files/${name}-latin-700-normal.woff2`, names: bold },
});
const dejaVu = (name) => ({
  regular: { file: `dejavu-fonts-ttf/ttf/${name.replaceAll(' ', '')}.ttf`, names: [name] },
  bold: { file: `dejavu-fonts-ttf/ttf/${name.replaceAll(' ', '')}-Bold.ttf`, names: [`${name} Bold`] },
});
const ROBOTO = fontsource('roboto', ['Roboto', 'Roboto Regular', 'Roboto-Regular'], ['Roboto Bold', 'Roboto-Bold']);

/** What stands in, the best first, by the last of all fallbacks. */
const STAND_INS = {
  'Georgia,serif': [
    fontsource('gelasio', ['Georgia', 'Gelasio'], ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold']),
    fontsource('noto-serif', ['Noto Serif', 'NotoSerif-Regular'], ['Noto Serif Bold', 'NotoSerif-Bold']),
    fontsource(
      'tinos',
      ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    ),
    dejaVu('DejaVu Serif'),
    ROBOTO,
  ],
  'Arial,sans-serif': [
    ROBOTO,
    fontsource(
      'arimo',
      ['Arial', 'Liberation Sans', 'Arimo'],
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    ),
    fontsource(
      'noto-sans',
      ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
      ['Noto Sans Bold', 'NotoSans-Bold'],
    ),
    dejaVu('DejaVu Sans'),
  ],
};

/** From this weight on a stand-in is bold, and the weight that most bold text has. */
const BOLD = { from: 550, usual: 650 };

const { resolve } = createRequire(import.meta.url);
const target = (name) => new URL(`../../src/theme/fonts/${name}`, import.meta.url);

async function save(name, content) {
  await writeFile(target(name), content);
  console.log(`${name}: ${content.length} bytes`);
}

/** Characters as the value of `unicode-range`. */
function unicodeRange(letters) {
  const ranges = [];
  for (const code of letters.map((letter) => letter.codePointAt(0)).sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join();
}

/** The font face that gives a font of the system the average width of ours in English, and the line height of ours. */
async function standIn(name, weights, own, { file, names }) {
  const system = await fromBuffer(await readFile(resolve(file)));
  const size = own.xWidthAvg / own.unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
  const percent = (share) => `${(share * 100).toFixed(1)}%`;
  return {
    'font-family': `"${name}"`,
    'font-weight': weights,
    src: names.map((local) => `local("${local}")`).join(),
    'size-adjust': percent(size),
    'ascent-override': percent(own.ascent / own.unitsPerEm / size),
    'descent-override': percent(-own.descent / own.unitsPerEm / size),
    'line-gap-override': percent(own.lineGap / own.unitsPerEm / size),
  };
}

/** Makes the files of a font, and returns its part of `faces.json` and the letters of its cards. */
async function make(role, { family, fallbacks, weights: [min, max = min], cardWeight }) {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const sources = ['latin', 'latin-ext'].map(
    (part) => `@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`,
  );
  const [latin, latinExt] = await Promise.all(sources.map((file) => readFile(resolve(file))));
  const cut = (source, letters, wght, targetFormat) =>
    subsetFont(source, letters, { targetFormat, variationAxes: { wght }, keepFeatures: FEATURES, noHinting: true });

  const range = min < max ? { min, max, default: min } : min;
  await save(`${role}.woff2`, await cut(latin, ENGLISH, range, 'woff2'));
  await save(`${role}-further.woff2`, await cut(latin, FURTHER, range, 'woff2'));

  const card = { family: '', weight: cardWeight };
  const letters = [];
  for (const [part, source] of Object.entries({ latin, 'latin-ext': latinExt })) {
    const own = String.fromCodePoint(...create(source).characterSet).match(ON_CARDS);
    const file = await cut(source, own.join(''), cardWeight, 'truetype');
    await save(`cards/${role}-${part}.ttf`, file);
    card.family = create(file).familyName;
    letters.push(...own);
  }

  const metrics = async (weight) => fromBuffer(await cut(latin, ENGLISH, weight, 'truetype'));
  const faces = STAND_INS[fallbacks].map(async ({ regular, bold }, index) => {
    const face = (weights, own, system) => standIn(`${family} ${index + 1}`, weights, own, system);
    if (min === max) return [await face('100 900', await metrics(min), min < BOLD.from ? regular : bold)];
    return [
      await face(`100 ${BOLD.from - 1}`, await metrics(min), regular),
      await face(`${BOLD.from} 900`, await metrics(BOLD.usual), bold),
    ];
  });
  const standIns = (await Promise.all(faces)).flat();
  return {
    letters,
    facts: { family, weight: min, weights: min < max ? `${min} ${max}` : '100 900', fallbacks, card, standIns },
  };
}

const display = await make('display', FONTS.display);
const text = await make('text', FONTS.text);
const faces = {
  furtherLetters: unicodeRange([...FURTHER]),
  cardLetters: unicodeRange([...display.letters, ...text.letters]),
  display: display.facts,
  text: text.facts,
};
await save('faces.json', `${JSON.stringify(faces, undefined, 2)}\n`);
