// Guards what is proposed for a pasted person specification: few presses until it is right, no word lost, no weight guessed.
import fc from 'fast-check';
import { criteriaOf, joinedAt, linesIn, savedLines, splitAt, wordsIn } from '../../../src/planners/application/lines';
import { readLines } from '../../../src/planners/application/reader';
import { SEED, tries } from '../../support/seed';
import { NEW_TEXTS, PASTED_TEXTS } from './pasted-texts';
import { pressesFor, wantedOf, wordsOf } from './presses';

const TEXTS = Object.entries({ ...PASTED_TEXTS, ...NEW_TEXTS });

test.each([
  ['the texts so far', PASTED_TEXTS],
  ['those whose marks were written first', NEW_TEXTS],
])('%s take few presses until they are right', (_name, texts) => {
  const counts = Object.values(texts)
    .map(pressesFor)
    .toSorted((a, b) => a - b);
  const upTo = (share: number): number => counts[Math.ceil(counts.length * share) - 1] ?? 0;
  expect([upTo(0.5) <= 2, upTo(0.9) <= 6, upTo(1) <= 15]).toEqual([true, true, true]);
});

test.each(TEXTS)('no weight of %s is guessed', (_name, text) => {
  const { pasted, wanted } = wantedOf(text);
  const criteria = criteriaOf(readLines(pasted));
  const guessed = wanted
    .filter(({ mark }) => mark === 'asked')
    .flatMap(({ words }) => criteria.filter((each) => wordsOf(each.text) === words && each.weight !== ''));
  expect(guessed).toEqual([]);
});

/** The words of a text that its lines do not have; letters and numbers alone are signs of lists. */
function lostWords(pasted: string): readonly string[] {
  const shown = wordsOf(readLines(pasted).flatMap(wordsIn).join('')).replaceAll(' ', '');
  return wordsOf(pasted)
    .split(' ')
    .filter((word) => !shown.includes(word) && !/^(?:\p{L}?\d*|[ivx]+)$/u.test(word));
}

test.each(TEXTS)('every word of %s is in a line', (_name, text) => {
  expect(lostWords(wantedOf(text).pasted)).toEqual([]);
});

/** Patterns of lines in which "w" stands for a word that occurs once. */
const LINES = [
  'w¦W w w¦• W w w w¦  o w w¦1. W w¦- w w;¦W w (essential): W w¦W w w. W w w is desirable. Ideally w w.¦W: w w¦>w',
  'You must have a w; be able w. It would be useful, w, if you had w.¦W w would be helpful, but w w. We w if you w.',
  'Essential¦Desirable criteria¦Hanfodol / Essential¦Skills¦Knowledge w¦W w (Essential)¦W w E A/I¦E1¦D¦A/I¦KEY W¦',
  'Criteria\tEssential\tDesirable¦W\tW w\tw w¦w\tw¦"W w\nW w"\tw¦| W w | Essential | A |¦Skills W w W w A¦W w ✓ A',
  'Criteria   Essential   Desirable¦W      w w      w¦Area Essential Desirable¦😀 W w¦Essential: W w¦How to apply',
  'Page 2 of 3¦W w w: • W w • W w; w w 1. w 2. w¦Mae w yn hanfodol¦Person specification¦We w w.¦https://w.example',
  'W (w w¦w-¦W w,¦W, w & w¦**W** w¦"W w¦\u00A0w\u200B w¦[12:05, 1/11/2026] W w: W w w¦Essential: w, w w, w.',
].flatMap((lines) => lines.split('¦'));

test(`every pasted word is in a line (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { maxLength: 14 }), (patterns) => {
      let count = 0;
      const pasted = patterns.join('\n').replace(/(?<![A-Za-z])[wW](?![A-Za-z])/g, (sign) => {
        count += 1;
        const letters = [...count.toString(8)].map((digit) => 'abcdefgh'[Number(digit)]).join('');
        return `${sign === 'W' ? 'Qu' : 'qu'}${letters}`;
      });
      const lines = readLines(pasted);
      expect(lostWords(pasted)).toEqual([]);
      expect(linesIn(savedLines(lines))).toEqual(lines);
      for (const { text } of lines) expect(text.trim()).not.toBe('');
    }),
    tries(1000),
  );
});

test(`splitting and joining keep every word (seed ${SEED})`, () => {
  const lines = readLines('Essential\n• NMC PIN A/I\n• IV drugs (E)\nDesirable\nAudit of wards\nWe offer cake.');
  const whole = lines.flatMap(wordsIn).toSorted();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.nat(9), fc.integer({ min: 1, max: 4 })), { maxLength: 12 }),
      (acts) => {
        const after = acts.reduce((all, [isSplit, at, word]) => {
          const words = all[at] ? wordsIn(all[at]).length : 0;
          if (!isSplit) return joinedAt(all, at);
          return word < words ? splitAt(all, at, word) : all;
        }, lines);
        expect(after.flatMap(wordsIn).toSorted()).toEqual(whole);
      },
    ),
    tries(300),
  );
});

test('a text of 20,000 characters is read whole', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `• Criterion ${index} ${'word '.repeat(18)}.`);
  expect(criteriaOf(readLines(lines.join('\n')))).toHaveLength(200);
  expect(readLines('x'.repeat(20_000))).toHaveLength(1);
});

test.each([
  ['Essential\nNMC PIN\nDesirable\nILS', ['essential NMC PIN', 'desirable ILS']],
  ['[12:01, 1/11/2026] A: Essential\n- NMC PIN\n[12:05, 1/11/2026] Name: Thanks sis', ['essential NMC PIN']],
  ['Essential: IV drugs, with a\ncertificate, ALS, ILS', ['essential IV drugs, with a certificate, ALS, ILS']],
])('%j has the criteria %j', (pasted, criteria) => {
  expect(criteriaOf(readLines(pasted)).map(({ weight, text }) => `${weight} ${text}`)).toEqual(criteria);
});
