import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import satori, { type Font } from 'satori';
import { BRAND, COLORS, titleSize, WORDS } from './layout';

type Style = Readonly<Record<string, string | number>>;

/** An element as satori reads it: a React element without React. */
interface Box {
  readonly type: 'div';
  readonly key: null;
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
}

const DISPLAY = 'Fraunces, Fraunces Ext';
const TEXT = 'Figtree, Figtree Ext';

const FONT_FILES: readonly (readonly [name: string, file: string])[] = [
  ['Fraunces', '@fontsource/fraunces/files/fraunces-latin-600-normal.woff'],
  ['Fraunces Ext', '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'],
  ['Figtree', '@fontsource/figtree/files/figtree-latin-700-normal.woff'],
  ['Figtree Ext', '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'],
];

const box = (style: Style, children: string | readonly Box[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

/** Reads the fonts of the cards from the packages that they come in. */
export async function readFonts(): Promise<Font[]> {
  const { resolve } = createRequire(path.resolve('package.json'));
  return Promise.all(
    FONT_FILES.map(async ([name, file]) => ({ name, data: await readFile(resolve(file)), weight: 600 as const })),
  );
}

/** Label and title as an SVG of the size of `WORDS`. */
export function wordsSvg(label: string | undefined, title: string, fonts: Font[]): Promise<string> {
  const size = titleSize(title.length);
  const parts = [
    ...(label ? [box({ fontFamily: TEXT, fontSize: 34, color: COLORS.label, marginBottom: 20 }, label)] : []),
    box(
      {
        fontFamily: DISPLAY,
        fontSize: size,
        lineHeight: 1.08,
        textWrap: 'balance',
        letterSpacing: size * -0.015,
        color: COLORS.title,
      },
      title,
    ),
  ];
  const ground = box(
    { ...sizeOf(WORDS), backgroundColor: COLORS.ground, flexDirection: 'column', justifyContent: 'center' },
    parts,
  );
  return satori(ground, { ...sizeOf(WORDS), fonts });
}

/** The brand as an SVG of the size of `BRAND`, with room for the mark. */
export function brandSvg(brand: string, fonts: Font[]): Promise<string> {
  const style = { ...sizeOf(BRAND), alignItems: 'center', paddingLeft: BRAND.mark + 20 };
  return satori(box({ ...style, fontFamily: TEXT, fontSize: 30, color: COLORS.brand }, brand), {
    ...sizeOf(BRAND),
    fonts,
  });
}

function sizeOf({ width, height }: { width: number; height: number }): { width: number; height: number } {
  return { width, height };
}
