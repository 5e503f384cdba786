import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CardLooks } from '../../index';

const square = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h64v64H0z" fill="${color}"/></svg>`;

/** The fonts as seen from any folder of `makeSite`; a font must outlive its first user, as its name stays registered. */
const FONTS = path.relative(path.join(tmpdir(), 'any'), path.resolve('src/theme/fonts/cards'));

const { display, text } = JSON.parse(readFileSync('src/theme/fonts/faces.json', 'utf8'));

/** The design of the test cards. */
export const LOOKS: CardLooks = {
  logo: 'logo.svg',
  colors: { background: '#ffffff', title: '#0000ff', label: '#0000ff', brand: '#000000' },
  fonts: {
    title: { ...display.card, files: [`${FONTS}/display-latin.ttf`] },
    text: { ...text.card, files: [`${FONTS}/text-latin.ttf`] },
  },
};

/** A project with a red drawing and a green logo, and a function that removes it. */
export function makeSite(): { directory: string; remove: () => void } {
  const directory = mkdtempSync(path.join(tmpdir(), 'social-cards-'));
  writeFileSync(path.join(directory, 'logo.svg'), square('#008000'));
  writeFileSync(path.join(directory, 'cover.png'), square('#ff0000'));
  return { directory, remove: () => rmSync(directory, { recursive: true }) };
}
