// Guards the title of a page.
import { pageDescription, pageTitle } from '../../../src/components/seo/page-title';

test('a title includes the brand if both fit in 65 characters', () => {
  expect(pageTitle('Contact', 'Brand')).toBe('Contact | Brand');
  const title = 'x'.repeat(58);
  expect(pageTitle(title, 'Four')).toBe(`${title} | Four`);
  expect(pageTitle(title, 'Fives')).toBe(title);
});

test('a description is shortened to whole words on one line', () => {
  expect(pageDescription(' Two\nlines. ')).toBe('Two lines.');
  expect(pageDescription('x'.repeat(160))).toHaveLength(160);
  const cut = pageDescription('word, '.repeat(40));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/word…$/);
});
