// Guards links in short texts.
import { inlineParts, withoutLinks } from '../../src/utils/inline-links';

test('words in brackets with an address are links', () => {
  expect(inlineParts('See [the prices](/services/) or [write](mailto:a@b.example).')).toEqual([
    'See ',
    { words: 'the prices', href: '/services/' },
    ' or ',
    { words: 'write', href: 'mailto:a@b.example' },
    '.',
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//other.example/', ' /faq/', 'vbscript:x'])(
  'an unsafe address makes no link: %s',
  (address) => expect(inlineParts(`[words](${address})`).filter((part) => typeof part !== 'string')).toEqual([]),
);

test('an address that a phone began with a capital is a link', () => {
  expect(inlineParts('[a](Https://a.example/)')).toEqual([{ words: 'a', href: 'https://a.example/' }]);
});

test('text for machines keeps the words of its links', () => {
  expect(withoutLinks('See [the prices](/services/). [Note]')).toBe('See the prices. [Note]');
});
