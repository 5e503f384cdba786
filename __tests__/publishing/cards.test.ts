import path from 'node:path';
import sharp from 'sharp';
import { type Card, cardDigest } from '../../src/publishing/cards/card';
import { cardPainter } from '../../src/publishing/cards/draw-card';
import { titleSize } from '../../src/publishing/cards/layout';
import { SPECIFIED_CONTENT } from '../support/site-copy';

const card: Card = {
  label: 'Relocation',
  title: 'Maternity leave in the UK, a plain guide for nurses',
  brand: '4Cs Nursing Careers',
  picture: path.resolve(SPECIFIED_CONTENT, 'blog/maternity-leave-uk/cover.png'),
};

describe('cardDigest', () => {
  it('changes with everything that a card shows, and with nothing else', () => {
    const same = cardDigest(card, 'picture', 'design');
    expect(cardDigest({ ...card, picture: '/elsewhere/cover.png' }, 'picture', 'design')).toBe(same);
    const others = [
      cardDigest({ ...card, title: 'Another' }, 'picture', 'design'),
      cardDigest({ ...card, label: undefined }, 'picture', 'design'),
      cardDigest({ ...card, brand: 'Another' }, 'picture', 'design'),
      cardDigest(card, 'another', 'design'),
      cardDigest(card, 'picture', 'another'),
    ];
    expect(new Set([same, ...others]).size).toBe(6);
  });
});

it('makes long titles smaller, so that they fit', () => {
  expect(titleSize(20)).toBeGreaterThan(titleSize(60));
  expect(titleSize(200)).toBeGreaterThanOrEqual(44);
});

it('draws cards of 1200 x 630 pixels below 150 KB, each with its own words', async () => {
  const paint = await cardPainter(path.resolve(SPECIFIED_CONTENT, 'images/mark.svg'));
  const [one, other] = await Promise.all([
    paint(card, 'a drawing'),
    paint({ ...card, title: 'Ĺinks and čare' }, 'a drawing'),
  ]);
  for (const jpeg of [one, other]) {
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(jpeg?.length).toBeLessThan(150_000);
  }
  expect(other?.equals(one ?? Buffer.alloc(0))).toBe(false);
});
