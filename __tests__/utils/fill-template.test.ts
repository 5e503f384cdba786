// Guards the values in braces of a text.
import { fillTemplate } from '../../src/utils/fill-template';

test('names in braces are replaced by their values', () => {
  expect(fillTemplate('{title} - {url}', { title: 'Rest', url: 'https://x.example/' })).toBe(
    'Rest - https://x.example/',
  );
});

test('a name without a value stays as it is', () => {
  expect(fillTemplate('{count} of {all}', { count: 0 })).toBe('0 of {all}');
});
