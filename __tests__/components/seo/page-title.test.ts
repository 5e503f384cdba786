// Guards the title of a page.
import { pageDescription, pageTitle } from '../../../src/components/seo/page-title';

it('puts the brand after a title, unless both together pass 65 characters', () => {
  expect(pageTitle('Contact', 'Brand')).toBe('Contact | Brand');
  const title = 'x'.repeat(58);
  expect(pageTitle(title, 'Four')).toBe(`${title} | Four`);
  expect(pageTitle(title, 'Fives')).toBe(title);
});

it('keeps of a description what fits, on one line, and ends it with its last whole word', () => {
  expect(pageDescription(' Two\nlines. ')).toBe('Two lines.');
  expect(pageDescription('x'.repeat(160))).toHaveLength(160);
  const cut = pageDescription('word, '.repeat(40));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/word…$/);
});
