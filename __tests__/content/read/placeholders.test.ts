// Guards that every placeholder in a text is filled in or reported.

import { readBody } from '../../../src/content/read/read-body';
import { namedFacts } from '../../../src/facts/placeholders';

const read = (markdown: string, hasPrices = false) => readBody(markdown, 'content/pages/terms.md', 1, hasPrices);

test.each([
  ['{price:Premium}'],
  ['[{price:Premium}](/faq/)'],
  ['![{name}](https://a.example/a.png)'],
  ['Words.^[{lowest:program}]'],
  ['| {price:Premium} |\n| - |\n| a |'],
])('a price or unknown placeholder is reported in an article: %s', (markdown) => {
  expect(read(markdown).findings.map(({ rule }) => rule)).toContain('placeholder-wrong');
  expect(read(markdown).prices).toEqual([]);
});

test('prices and unknown placeholders of a text page are listed', () => {
  const { prices, findings } = read('It costs {price:Premium}.\n\nFrom {lowest:program}, {other}, `{price:X}`.', true);
  expect(prices.map(({ found, line }) => [found, line])).toEqual([
    ['{price:Premium}', 1],
    ['{lowest:program}', 3],
  ]);
  expect(findings.map(({ found }) => found)).toEqual(['{other}']);
});

test.each([['![{fact:rate}](./a.png)'], ['[{fact:rate}](/faq/ "{fact:rate}")'], ['Words.^[{fact:rate}]']])(
  'the fact in %s is compared with the facts',
  (markdown) => {
    const named = read(markdown).prose.flatMap(({ text }) => namedFacts(text));
    expect(named[0]).toMatchObject({ id: 'rate', misspelt: false });
  },
);
