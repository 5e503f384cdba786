// Guards links in short texts.
import { inlineParts, linksIn, withoutLinks } from '../../src/utils/inline-links';

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

test.each([
  ...[
    'See [Foo](/services/ and more.',
    '[Foo](https://x.org',
    '[Foo](https://x.org/Foo_(bar).',
    'Foo](/services/) and',
  ],
  ...['[Foo(/services/)', '(Foo)[/services/]', '(Foo) [https://x.org]', '[Foo] https://x.org', '[Foo]: https://x.org'],
  ...[
    '[Foo] (/x/)',
    '[Foo][1]',
    '[Foo] [1]',
    '[Foo][]',
    '\\[a\\](/x/)',
    '[a\\](/x/)',
    '[Foo]</services/>',
    '[Foo]{/services/}',
  ],
  ...[
    '[Foo]/services/',
    '[Foo](/services/ "Title")',
    '[Foo](</services/>)',
    '![Foo](/services/)',
    '[](/services/)',
    '[Foo]()',
  ],
  ...[
    '[Foo](services)',
    '[Foo]（/services/）',
    '<https://x.org>',
    '<mailto:a@x.org>',
    '<a@x.org>',
    '[https://x.org Foo]',
    '[/services/]',
  ],
  ...[
    '"Foo":https://x.org',
    '[Foo](/services/, [Bar',
    '[Foo] <https://x.org>',
    '[Foo](/a/ b/)',
    '[a [Foo](/services/ b',
  ],
])('half a link, or one written in another way, is found once: %j', (text) => {
  expect(linksIn(text).map(({ isLink }) => isLink)).toEqual([false]);
});

test.each([
  ['[sic] (see below), [name] (mother), [Note], [a] [b'],
  ['An hour (or [two]), 3 < 4 > 2, a [b] c/d, see https://x.org and /services/ or a@x.org'],
  ['[Your name], [date]: "yes": no [1-2] (24/7)'],
])('words in brackets are no links: %j', (text) => {
  expect(linksIn(text)).toEqual([]);
});

test('a link with brackets in its words or address is one link', () => {
  const text = 'See [a](/x/), [b](https://en.wikipedia.org/wiki/Nurse_(UK)). [c](tel:+441632960123)[d](/y/)';
  expect(linksIn(text).filter(({ isLink }) => isLink)).toHaveLength(4);
  expect(linksIn(text)).toHaveLength(4);
});
