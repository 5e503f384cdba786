// Guards the drawing of cards.
import path from 'node:path';
import sharp from 'sharp';
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

test('lines of a title are as few as they can be, and alike; a word that is too long has one for itself', () => {
  expect(breakLines('Thank you', 10)).toEqual(['Thank you']);
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

test('a card has its size, its colours, its logo and its own words', async () => {
  const paint = await cardPainter(site.directory, LOOKS);
  const [jpeg, other] = await Promise.all([paint(card), paint({ ...card, title: 'Ĺinks and čare' })]);
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(await has(jpeg, [255, 255, 255], 5, 5)).toBe(true);
  expect(await has(jpeg, [0, 128, 0], 96, 542)).toBe(true);
  const words = await sharp(jpeg).extract({ left: 64, top: 56, width: 596, height: 424 }).stats();
  expect(words.channels[0]?.min).toBeLessThan(20);
  expect(other.equals(jpeg)).toBe(false);
});
