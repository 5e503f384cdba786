import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import satori, { type Font } from 'satori';
import type { SocialCard, SocialCardsOptions } from './index';
import { BRAND, titleSize, WORDS } from './layout';

type Style = Readonly<Record<string, string | number>>;

/** An element as satori reads it: a React element without React. */
interface Box {
  readonly type: 'div';
  readonly key: null;
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
}

const box = (style: Style, children: string | readonly Box[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const WEIGHT = 600 as const;

/** The name of the fonts that the files of one purpose make up, in their order. */
const familyOf = (purpose: string, files: readonly string[]): string =>
  files.map((_file, index) => `${purpose} ${index}`).join(', ');

/** Reads the fonts from the packages that they come in. */
export async function readFonts(directory: string, { title, text }: SocialCardsOptions['fonts']): Promise<Font[]> {
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  const read = (purpose: string, files: readonly string[]): Promise<Font>[] =>
    files.map(async (file, index) => {
      return { name: `${purpose} ${index}`, data: await readFile(resolve(file)), weight: WEIGHT };
    });
  return Promise.all([...read('title', title), ...read('text', text)]);
}

type Looks = Pick<SocialCardsOptions, 'colors' | 'fonts'>;

/** Label and title as an SVG of the size of `WORDS`. */
export function wordsSvg({ label, title }: SocialCard, { colors, fonts }: Looks, loaded: Font[]): Promise<string> {
  const { width, height } = WORDS;
  const size = titleSize(title.length);
  const labelStyle = { fontFamily: familyOf('text', fonts.text), fontSize: 34, color: colors.label, marginBottom: 20 };
  const titleStyle = {
    fontFamily: familyOf('title', fonts.title),
    fontSize: size,
    lineHeight: 1.08,
    textWrap: 'balance',
    letterSpacing: size * -0.015,
    color: colors.title,
  };
  const column = { width, height, flexDirection: 'column', justifyContent: 'center' };
  const parts = [...(label ? [box(labelStyle, label)] : []), box(titleStyle, title)];
  return satori(box(column, parts), { width, height, fonts: loaded });
}

/** The brand as an SVG of the size of `BRAND`, with room for the logo. */
export function brandSvg(brand: string, { colors, fonts }: Looks, loaded: Font[]): Promise<string> {
  const { width, height, logo } = BRAND;
  const font = { fontFamily: familyOf('text', fonts.text), fontSize: 30, color: colors.brand };
  return satori(box({ width, height, alignItems: 'center', paddingLeft: logo + 20, ...font }, brand), {
    width,
    height,
    fonts: loaded,
  });
}
