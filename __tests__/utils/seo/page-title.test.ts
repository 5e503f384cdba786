// Guards the title of a page.
import { pageDescription, pageTitle } from '../../../src/utils/seo/page-title';

describe('pageTitle', () => {
  it('puts the brand after a short title', () => {
    expect(pageTitle('Contact', 'Brand')).toBe('Contact | Brand');
  });

  it('leaves the brand out where both together pass 65 characters', () => {
    const title = 'x'.repeat(58);
    expect(pageTitle(title, 'Four')).toBe(`${title} | Four`);
    expect(pageTitle(title, 'Fives')).toBe(title);
  });
});

describe('pageDescription', () => {
  it('keeps what fits, on one line', () => {
    expect(pageDescription(' Two\nlines. ')).toBe('Two lines.');
    expect(pageDescription('x'.repeat(160))).toHaveLength(160);
  });

  it('ends a longer text with its last whole word', () => {
    const cut = pageDescription(`${'word, '.repeat(40)}`);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/word…$/);
  });
});
