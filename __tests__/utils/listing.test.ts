// Guards the pages of the listing.
import { readView, staticPages, viewAddress } from '../../src/utils/listing';

const view = { search: '', category: null, shown: 6 };

test('the address of a view reads back as the same view', () => {
  const wanted = { search: 'bank & shift', category: 'Bedside Diary', shown: 6 };
  const address = viewAddress('/blog/', wanted, null);
  expect(readView(address.slice('/blog/'.length), null, null)).toEqual(wanted);
});

test('a category page does not repeat its category and does not take another', () => {
  expect(viewAddress('/blog/category/wellness/', { ...view, category: 'Wellness' }, 'Wellness')).toBe(
    '/blog/category/wellness/',
  );
  expect(readView('?category=Relocation', null, 'Wellness').category).toBe('Wellness');
});

test('how many cards were shown comes from the history, if it makes sense', () => {
  expect(readView('', { shown: 18 }, null).shown).toBe(18);
  for (const shown of [undefined, 'many', 3, -12, 6.5]) expect(readView('', { shown }, null).shown).toBe(6);
});

test('static pages exist for all articles and for known categories', () => {
  const slugs = new Map([['Relocation', 'relocation']]);
  expect(staticPages(null, slugs)?.(1)).toBe('/blog/');
  expect(staticPages('Relocation', slugs)?.(2)).toBe('/blog/category/relocation/page/2/');
  expect(staticPages('relocation', slugs)).toBeUndefined();
});
