// Guards the drawing of cards.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { breakLines, cardPainter } from '../draw-card';
import type { SocialCard } from '../index';
import { LOOKS, makeSite } from './support/site';

const site = makeSite();
afterAll(() => site.remove());

const card: SocialCard = {
  label: 'News',
  title: 'A plain guide',
  brand: 'Brand',
  picture: path.join(site.directory, 'cover.png'),
};

test('lines of a title are few and of similar length', () => {
  expect(breakLines('Thank you', 4.7)).toEqual(['Thank you']);
  expect(breakLines('Thank you', 4.6)).toEqual(['Thank', 'you']);
  expect(breakLines('Maternity leave in the UK, a plain guide for nurses', 10)).toEqual([
    'Maternity leave in',
    'the UK, a plain',
    'guide for nurses',
  ]);
  expect(breakLines('On antidisestablishmentarianism today', 10)).toEqual([
    'On',
    'antidisestablishmentarianism',
    'today',
  ]);
});

/** Whether a card's pixel has roughly this colour. */
async function has(jpeg: Buffer, color: readonly number[], left: number, top: number): Promise<boolean> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return color.every((part, index) => Math.abs(part - (pixel[index] ?? 0)) < 12);
}

/** The smallest value of a colour in a part of a card. */
const darkest = async (jpeg: Buffer, part: Region): Promise<number> =>
  (await sharp(jpeg).extract(part).raw().toBuffer()).reduce((least, value) => Math.min(least, value));

/** Where label and title are. */
const WORDS = { left: 64, top: 56, width: 596, height: 424 };

test('a card has its size, colours, logo and words', async () => {
  const paint = await cardPainter(site.directory, LOOKS);
  const [jpeg, other] = await Promise.all([paint(card), paint({ ...card, title: 'Ĺinks and čare' })]);
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(await has(jpeg, [255, 255, 255], 5, 5)).toBe(true);
  expect(await has(jpeg, [0, 128, 0], 96, 542)).toBe(true);
  expect(await darkest(jpeg, WORDS)).toBeLessThan(20);
  expect(other.equals(jpeg)).toBe(false);
});

test('the longer a title, the smaller its letters', async () => {
  const paint = await cardPainter(site.directory, LOOKS);
  /** The height of its first line, in rows with ink. */
  const heightOf = async (words: number): Promise<number> => {
    const jpeg = await paint({ ...card, label: undefined, title: 'HHH '.repeat(words).trim() });
    const pixels = await sharp(jpeg).extract(WORDS).greyscale().raw().toBuffer();
    const rows = Array.from({ length: WORDS.height }, (_, row) =>
      pixels.subarray(row * WORDS.width, (row + 1) * WORDS.width).some((value) => value < 100),
    );
    const top = rows.indexOf(true);
    return rows.indexOf(false, top) - top;
  };
  // Of 23, 43, 63, 87 and 119 characters.
  const heights = await Promise.all([6, 11, 16, 22, 30].map(heightOf));
  expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => b - a));
});

test.each([
  ['a title of 379 characters', { title: 'Maternity leave '.repeat(24).slice(0, 379) }],
  ['a title of one word', { title: 'W'.repeat(150) }],
  ['a long label and brand', { label: 'Career guidance and wellness '.repeat(4), brand: 'Nursing Careers '.repeat(9) }],
])('a card with %s keeps its margins', async (_what, words) => {
  const paint = await cardPainter(site.directory, LOOKS);
  const jpeg = await paint({ ...card, ...words });
  const bands = [
    [0, 50],
    [503, 6],
    [580, 50],
  ] as const;
  for (const [top, height] of bands)
    expect(await darkest(jpeg, { left: 0, top, width: 600, height })).toBeGreaterThan(230);
});

test('a turned photo is drawn upright', async () => {
  const stored = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 400, height: 600, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  writeFileSync(path.join(site.directory, 'photo.jpg'), stored);
  const paint = await cardPainter(site.directory, LOOKS);
  const jpeg = await paint({ ...card, picture: path.join(site.directory, 'photo.jpg') });
  expect(await has(jpeg, [255, 0, 0], 1100, 40)).toBe(true);
  expect(await has(jpeg, [0, 0, 255], 1100, 600)).toBe(true);
});
