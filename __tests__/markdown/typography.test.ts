// Guards typographic quotes, dashes and spaces.
import fc from 'fast-check';
import { typographic } from '../../src/markdown/typography';
import { tries } from '../support/seed';

const QUOTES = [
  [`She said "yes" and 'no'.`, 'She said “yes” and ‘no’.'],
  [`"'Quoted' words in a larger quote."`, '“‘Quoted’ words in a larger quote.”'],
  [`He asked, "Who said 'no'?"`, 'He asked, “Who said ‘no’?”'],
  [`'"Go," she said.'`, '‘“Go,” she said.’'],
  [`"She told me, 'Go.'"`, '“She told me, ‘Go.’”'],
  [`Say "I'm not sure what comes next" first.`, 'Say “I’m not sure what comes next” first.'],
  [`("really") and ["really"]`, '(“really”) and [“really”]'],
  [`It's 'nurse's choice' now`, 'It’s ‘nurse’s choice’ now'],
  ['"..." and "...and then"', '“…” and “…and then”'],
  ['"Ready?" - "Yes."', '“Ready?” – “Yes.”'],
  ['the "{title}" of [the "guide"](/guide/)', 'the “{title}” of [the “guide”](/guide/)'],
] as const;

const APOSTROPHES = [
  [`don't, nurses' station, James's rota, 8 weeks' notice`, 'don’t, nurses’ station, James’s rota, 8 weeks’ notice'],
  [`the '90s and the 1990's`, 'the ’90s and the 1990’s'],
  [`{name}'s rota`, '{name}’s rota'],
  [`The Sept '25 cohort waited 'til May, the class of '24.`, 'The Sept ’25 cohort waited ’til May, the class of ’24.'],
  [`'Tis so, 'twas rock 'n' roll in winter '23/'24`, '’Tis so, ’twas rock ’n’ roll in winter ’23/’24'],
  [`Ask 'em, "'Til then" and 'cause I said so`, 'Ask ’em, “’Til then” and ’cause I said so'],
  [`'24 hours' notice' and 'round the clock' care`, '‘24 hours’ notice’ and ‘round the clock’ care'],
  [`the key 'til' and 'em'`, 'the key ‘til’ and ‘em’'],
] as const;

const DASHES = [
  ['one - two -- three --- four', 'one – two – three – four'],
  ['weeks 1-6, 2-3 days, 5-6%, Bands 5-6.', 'weeks 1–6, 2–3 days, 5–6%, Bands 5–6.'],
] as const;

const LEFT_ALONE = [
  '6-week program, one-on-one, 1-on-1, 4-Step, Work-Life Balance, 1:1, 24-7, 50-50',
  '2026-03-12, 2025-12, 12-03-2026',
  '020-7946-0958, 555-1234, 0300 123-456, +44 20-79',
  '{count} of {a--b} at {price:Nurse\'s "Plan" - 2-3}',
  '[words](/blog/a--b-1-2/) and [more](https://example.com/it\'s--"1-2...)',
  "https://en.example.org/Crohn's--disease/1-2, www.example.com/a--b",
  'Already “typographic” – it’s 2–3 ‘words’…',
];

describe('English typography', () => {
  test.each([...QUOTES, ...APOSTROPHES, ...DASHES])('turns %s', (typed, shown) => {
    expect(typographic(typed)).toBe(shown);
  });

  test.each(LEFT_ALONE)('leaves %s unchanged', (text) => {
    expect(typographic(text)).toBe(text);
  });

  test('pairs quotes within a paragraph', () => {
    expect(typographic('"One\n\n"Two" and three')).toBe('“One\n\n“Two” and three');
  });
});

/** Fragments likely to cause mistakes. */
const piece = fc.constantFrom(
  ...`' " ' " - -- --- . .. ... … – ’ ” “ ‘ 1 2 12 2026 07 a Band nurses I t s n £ % ( ) [ ] / : , ; ! ?`.split(' '),
  ' ',
  ' ',
  '\n',
  '\n\n',
  '{count}',
  '](/a--b/)',
  "https://example.com/it's--1-2",
  "o'neill@example.com",
);
const typed = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

describe('any text', () => {
  test('keeps its words', () => {
    const words = (text: string): string => text.replace(/["'“”‘’′″\s–-]|\.{3}|…/g, '');
    fc.assert(
      fc.property(typed, (text) => {
        expect(words(typographic(text))).toBe(words(text));
      }),
      tries(5_000),
    );
  });
});
