// Guards the parsing of amounts, hours, counts and years from many countries.
import fc from 'fast-check';
import { plainAmount } from '../../src/planners/shared/money';
import type { Question } from '../../src/planners/shared/questions';
import { problemsIn, readingText, valuesIn } from '../../src/planners/shared/read-answers';
import { tries } from '../support/seed';

const QUESTIONS = {
  weekly: { kind: 'money', isWeekly: true, label: 'Pay' },
  total: { kind: 'money', label: 'Pay' },
  contract: { kind: 'hours', isWeekly: true, min: 1, max: 60, label: 'Hours' },
  practice: { kind: 'hours', min: 0, max: 26_304, label: 'Hours' },
  learning: { kind: 'hours', min: 0, max: 1000, label: 'Hours' },
  count: { kind: 'pieces', min: 0, max: 99, label: 'Payments' },
  date: { kind: 'pieces', min: 1, max: 31, label: 'Payday' },
  words: { kind: 'pieces', min: 50, max: 10_000, label: 'Words' },
  year: { kind: 'year', min: 2024, max: 2099, label: 'Year' },
} as const satisfies Readonly<Record<string, Question>>;

type Asked = keyof typeof QUESTIONS;

/** The value as text, or the error. */
function outcome(question: Asked, typed: string): string {
  const table = { answer: QUESTIONS[question] };
  const [problem] = problemsIn(table, { answer: typed });
  if (problem) return problem.text;
  const { answer } = valuesIn(table, { answer: typed });
  return typeof answer === 'bigint' ? plainAmount(answer).replace(/\.00$/, '') : String(answer);
}

/**
 * What people type, separated by " | ", by the value that is read in it or a part of the error. An arrow leads to the sign
 * that the error names.
 */
const ANSWERS: Readonly<Record<Asked, Readonly<Record<string, string>>>> = {
  weekly: {
    '612.40': `
      612.40 | ￡612.40 | gbp612.40 | 612.40 pounds | 612.40 per week | 612.40 / wk | 612.40 p.w. | 612,40 GBP weekly
      612.40 each week | £612.40p | 612.40 wkly
    `,
    '600': '0600 | 600, | 600 quid',
    '0.50': ',5',
    '203.076923': '203.07692307692',
    '612.50': '£612.50, a week',
    '612': '612 pounds sterling | 612,– £ | 612/-',
    '4.90': '£4·90',
    'cannot be read': 'a week → a week',
  },
  total: {
    '4899.20': '4`899.20 | ４８９９．２０ | ٤٬٨٩٩٫٢٠ | \u202b٤٨٩٩٫٢٠\u202c | 48\u200b99.20 | 4\t899,20',
    '4899': '4 899 | 𝟒𝟖𝟗𝟗 | 4,899/=',
    '0.899': '0,899',
    '4.899': '4.8990',
    '1234567': '1.234.567 | 1,234,567 | 12,34,567',
    '123456.78': '1,23,456.78',
    'Pay: “4.899” can mean £4.90 or £4,899.00. Give it in pounds': '4.899',
    'can mean £4.90 or £4,899.00': '£4.899 | ٤.٨٩٩',
    'Pay: this is missing': '\u200e \u200b',
    'Pay: must be £0.01 or more': '0',
    'must be £0.01 or more': '-5 | −5 | £-5',
    'must be £999,999,999.00 or less': '9999999999',
    'the space in it cannot be read': '12 34',
    'cannot be read': `
      1e3 → e | 1O0 → O | $600 → $ | 600 USD → USD | 600 a week → a week | 600-700 → - | 600 + 50 → + | £ → £
      612 pounds and 40 pence → pence | four thousand → four thousand | 37:30 → :30 | a lot → a lot | 1.2.3 → .
      1,,000 → , | 6½ → ½
    `,
  },
  contract: {
    '37.5': `
      37,500 | 37:30:00 | 37 ½ | 37h30 | 37 hrs 30 mins | 37 hours, 30 min | 37.5hpw | ٣٧:٣٠ | 37:30 hours
      37:30h a week
    `,
    '29.6': '29.600',
    '37.25': '37¼',
    '34': `
      22,5 + 11.5 bank | 22.5 and 11.5 | 22h30 (ward) + 11 hrs 30 mins bank | main job: 22.5; bank: 11.5 a week
      22½ plus 11½
    `,
    'must be 60 hours or less': '61',
    'must be 1 hour or more': '0',
    'cannot be read': '37.5 hrs/pw → / | 37:75 → :75 | 37.5 a day → a day',
  },
  practice: {
    '2190.25': '2,190:15 | 2 190 hours 15 min',
    'Hours: “1.200” can mean 1.2 hours (1 h 12 min) or 1,200 hours. Give it in hours': '1.200',
    'can mean 1.2 hours (1 h 12 min) or 1,200 hours': '1.200 + 3',
    '1760.5': '1,120 hrs bank + 640.5 | 1120 bank, 640.5 ward | 1120 (bank) & 640.5 | 1,000+700+60.5',
    'must be 26,304 hours or less': '29,250 | 20,000 + 10,000',
    'cannot be read': '450+ → + | 3 days + 4 → days | 20 + -5 → + | 4 shifts + 2 → shifts',
  },
  learning: {
    'must be 0 hours or more': '-1',
    '1.5': "1.500 | 1h30'",
    '7.5': '7,500',
    '0.5': '30 min | ½ | :30',
    '0.75': '¾ h',
    '1.25': '1 hr & 15 min',
    [String(20 / 60)]: "20'",
    'cannot be read':
      '5 CPD hours → CPD | 20 minutes each → each | 1:15:30 → :15:30 | 1½½ → ½ | 11/2 → / | an hour → an',
  },
  count: {
    '8': '8.0 | 8 payslips',
    '2': '2 payments',
    'whole number': '8,5',
    'Payments: must be 99 or less, not “1,000”': '1,000',
    'must be 99 or less': '8.500',
    'cannot be read': '2 months → months | two → two',
  },
  words: { '1000': '1.000 | 1000 words', 'Give it as a whole number in digits': '1000 x' },
  date: {
    '28': 'the 28th | on the 28th | every 28th | 28th day | 28th of the month.',
    '1': '1st',
    'must be 31 or less': '32',
    'must be 1 or more': '0',
    'cannot be read': '28th March → March',
  },
  year: {
    '2027': '’27 | ２０２７ | 2027.',
    'Year: “027” cannot be read. Give it with four digits': '027',
    'must be 2024 or more': '2023',
    'cannot be read': '2027/28 → 2027/28',
  },
};

const rows = Object.entries(ANSWERS).flatMap(([question, outcomes]) =>
  Object.entries(outcomes).flatMap(([outcome, texts]) =>
    texts
      .trim()
      .split(/ \| |\n\s*/)
      .map((text) => {
        const [typed = '', sign] = text.split(' → ');
        return [question as Asked, typed, sign ? `“${sign}” ${outcome}` : outcome] as const;
      }),
  ),
);

test.each([...rows, ['weekly', ' 612.40 ', '612.40'] as const, ['total', '', 'Pay: this is missing'] as const])(
  'the answer to %s “%s” is %s',
  (question, typed, expected) => {
    const found = outcome(question, typed);
    expect(found.includes(': ') ? found : [found]).toContain(expected);
  },
);

test.each<readonly [Asked, string, string | null]>([
  ['weekly', '612.40', null],
  ['weekly', '597,50', '£597.50'],
  ['weekly', '4.899', null],
  ['contract', '37.30', '37.3 hours (37 h 18 min)'],
  ['practice', '1,120 hrs bank + 640.5', '1,120 + 640.5 = 1,760.5 hours (1,760 h 30 min)'],
  ['learning', '20 min', '0.33 hours (0 h 20 min)'],
  ['learning', '-37.5', '-37.5 hours'],
  ['date', '28th', '28'],
  ['count', '1,000', '1,000'],
  ['year', "'27", '2027'],
  ['year', '2027', null],
  ['practice', 'many', null],
])('the reading of an unusual answer is given: %s “%s”', (question, typed, reading) => {
  expect(readingText(QUESTIONS[question], typed)).toBe(reading);
});

test("an amount with pence is read in each country's notation", () => {
  const locales =
    'en-GB en-IN en-NG en-ZA fil-PH de-DE de-AT de-CH fr-FR fr-CH it-IT es-ES pt-BR pt-PT pl-PL ro-RO sv-SE nb-NO fi-FI ' +
    'hu-HU el-GR ar-EG fa-IR ur-PK ne-NP mr-IN bn-BD my-MM th-TH ml-IN-u-nu-mlym zh-CN-u-nu-fullwide';
  const amount = fc.integer({ min: 1, max: 99_999_999_900 }).filter((pence) => pence % 100 !== 0);
  fc.assert(
    fc.property(fc.constantFrom(...locales.split(' ')), amount, (locale, pence) => {
      const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(pence / 100);
      expect([locale, typed, outcome('total', typed)]).toEqual([locale, typed, (pence / 100).toFixed(2)]);
    }),
    tries(2000),
  );
});
