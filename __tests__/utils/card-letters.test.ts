// Guards the letters that social cards can draw.
import { readFileSync } from 'node:fs';
import config from '../../gatsby-config';
import type { SocialCardsOptions } from '../../plugins/gatsby-plugin-social-cards/index';
import { cardText } from '../../src/utils/card-letters';

/** A TrueType font's characters: the segments of its `cmap` table in format 4. */
function charactersOf(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const table = font.readUInt32BE(entry + 8);
  const found = new Set<number>();
  for (let index = 0; index < font.readUInt16BE(table + 2); index += 1) {
    const at = table + font.readUInt32BE(table + 8 + 8 * index);
    if (font.readUInt16BE(at) !== 4) continue;
    const segments = font.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = font.readUInt16BE(at + 14 + 2 * segment);
      const first = font.readUInt16BE(at + 16 + 2 * (segments + segment));
      for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code);
    }
  }
  return found;
}

const plugin = config.plugins?.find(
  (found) => typeof found === 'object' && found?.resolve === 'gatsby-plugin-social-cards',
);
const { fonts } = (plugin as unknown as { readonly options: SocialCardsOptions }).options;

test.each([
  ['title', fonts.title],
  ['label', fonts.text],
] as const)('the characters of a %s are those that its font has', (name, { files }) => {
  const known = new Set<number>();
  for (const file of files) {
    for (const code of charactersOf(readFileSync(file))) if (code >= 0x20) known.add(code);
  }
  const drawn = Array.from({ length: 0xffff }, (_, code) => code).filter((code) => {
    const character = String.fromCharCode(code);
    return character === character.normalize('NFC') && !/[\s\u2010\u2011]/.test(character);
  });
  const isDrawn = (code: number): boolean => cardText(`–${String.fromCharCode(code)}`, name).lacking === '';
  expect(drawn.filter(isDrawn)).toEqual(drawn.filter((code) => known.has(code)));
});

test.each([
  ['A plain guide: £5–£10', 'A plain guide: £5–£10'],
  ['Night shifts 🩺 and me 👩🏽‍⚕️', 'Night shifts and me'],
  ['Cafe\u0301 by\u00A0the\u202Fsea', 'Café by the sea'],
  ['\u200EA non\u2011breaking hy\u200Bphen', 'A non-breaking hyphen'],
  ['നഴ്സുമാർക്ക് a letter 🩺', undefined],
])('of the title %s a card shows %j', (title, shown) => {
  expect(cardText(title, 'title').text).toBe(shown);
});
