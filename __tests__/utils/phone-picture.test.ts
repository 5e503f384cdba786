import { fileOnPhone, widthOnPhone } from '../support/phone-picture';

it.each([
  ['(min-width: 900px) 520px, 92vw', 379.04],
  ['(max-width: 600px) calc(100vw - 2.5rem), 30rem', 372],
  ['100vw', 412],
  ['min(100vw, 40rem)', 412],
])('knows how wide %s is', (sizes, width) => {
  expect(widthOnPhone(sizes)).toBeCloseTo(width);
});

it('takes the smallest file that is wide enough, else the widest', () => {
  expect(fileOnPhone('/a.avif 320w, /b.avif 640w,\n/c.avif 800w', '300px')).toBe('/b.avif');
  expect(fileOnPhone('/a.avif 320w, /b.avif 640w', '100vw')).toBe('/b.avif');
});
