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

/** Texts separated by " | " or line ends. */
const listed = (texts: string): string[] => texts.trim().split(/ \| |\n\s*/);

/** Rows of a question, from the spellings of each outcome. */
const rows = (question: Asked, table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([outcome, spellings]) =>
    listed(spellings).map((typed) => [question, typed, outcome] as const),
  );

/** Rows of a question, from unreadable texts, each with the sign that the error names. */
const signs = (question: Asked, texts: string) =>
  listed(texts).map((text) => {
    const [typed = '', sign = ''] = text.split(' → ');
    return [question, typed, `“${sign}” cannot be read`] as const;
  });

test.each([
  ...rows('weekly', {
    '612.40': `
      612.40 | 612.4 | 612.40. | +612.40 | £612.40 | £ 612.40 | ￡612.40 | 612.40£ | 612,40 £ | GBP 612.40
      gbp612.40 | 612.40 GBP | 612.40 pounds | £612.40 a week | 612.40 per week | 612.40/week | 612.40 / wk
      612.40 pw | 612.40 p.w. | 612,40 GBP weekly | 612.40 each week | £612.40p | 612.40 wkly
    `,
    '597.50': '597,50',
    '600': '600 | 0600 | 600. | 600, | 600 quid',
    '0.50': '.5 | ,5',
    '203.0769': '203.0769 | 203,0769',
    '203.076923': '203.07692307692',
    '612.50': '612.5, | £612.50, a week',
    '612': '612 pounds sterling | 612.- | 612,- | 612,– £ | 612.— | 612 Pounds. | 612/-',
    '4.90': '£4·90',
    '25': 'twenty-five pounds a week',
  }),
  ...signs('weekly', 'a week → a week'),
  ...rows('total', {
    '4899.20': `
      4899.20 | 4.899,20 | 4,899.20 | 4 899,20 | 4 899.20 | 4'899.20 | 4’899.20 | 4ʼ899.20 | 4\`899.20
      4\u00a0899,20 | 4\u202f899,20 | 4\u2009899,20 | 4899.200 | ４８９９．２０ | ４，８９９．２０ | ٤٨٩٩٫٢٠ | ٤٬٨٩٩٫٢٠ | ۴۸۹۹٫۲۰
      ४८९९.२० | ৪৮৯৯.২০ | \u200e4899.20\u200f | \u202b٤٨٩٩٫٢٠\u202c | 48\u200b99.20 | 4\t899,20
    `,
    '4899': '4,899 | 4 899 | £4,899 | ௪௮௯௯ | 𝟒𝟖𝟗𝟗 | 4,899/=',
    '0.899': '0.899 | 0,899',
    '4.899': '4.8990 | ٤٫٨٩٩',
    '1234567': '1.234.567 | 1,234,567 | 12,34,567',
    '1234567.89': '1.234.567,89 | 1,234,567.89',
    '123456': '1,23,456',
    '123456.78': '1,23,456.78',
    '12.34': '12,34',
    '1.2345': '1,2345',
    'Pay: “4.899” can mean £4.90 or £4,899.00. Give it in pounds': '4.899',
    'can mean £4.90 or £4,899.00': '£4.899 | ٤.٨٩٩',
    'can mean £12.50 or £12,500.00': '12.500',
    'Pay: this is missing': '\u200e \u200b',
    'Pay: must be £0.01 or more': '0',
    'must be £0.01 or more': '0.00 | -5 | −5 | £-5 | -£5',
    'must be £999,999,999.00 or less': '9999999999',
    'the space in it cannot be read': '4 899. 20 | 4,8 99 | 12 34',
  }),
  ...signs(
    'total',
    `
    1e3 → e | 0x10 → x | 1O0 → O | 4.9k → k | $600 → $ | €600 → € | ₦600 → ₦ | 600 USD → USD
    600 a week → a week | £600 per month → per month | 600 pounds a month → a month | 600-700 → - | - → -
    600 + 50 → + | (600) → ( | 10% → % | ~600 → ~ | about 600 → about | 600p → p | £ → £
    612 pounds and 40 pence → pence | four thousand → thousand | 37:30 → :30 | a lot → a lot | 1.2.3 → .
    1.234.56 → . | 1,,000 → , | 6½ → ½
  `,
  ),
  ...rows('contract', {
    '37.5': `
      37.5 | 37,5 | 37,500 | 37:30 | 37:30:00 | 37½ | 37 ½ | 37 1/2 | 37h30 | 37h 30m | 37 hrs 30 mins
      37 hours and 30 minutes | 37 hours, 30 min | 37.5 hours | 37.5 hours a week | 37,5 hrs/week
      37.5 hrs per week | 37.5hpw | 37.5 weekly | ٣٧٫٥ | ３７．５ | ٣٧:٣٠ | 37:30 hours | 37:30h a week
      thirty-seven and a half
    `,
    '29.6': '29.6 | 29.600 | ２９．６',
    '37.25': '37¼ hours | thirty seven and a quarter',
    '37.75': '37 and three quarters | 37 and 3/4 hours',
    '37': '37h | 37 hrs | Thirty seven hours',
    '12': 'twelve',
    '34': '22,5 + 11.5 bank | 22.5 and 11.5 | 22h30 (ward) + 11 hrs 30 mins bank | main job: 22.5; bank: 11.5 a week | 22½ plus 11½',
    'must be 60 hours or less': '61',
    'must be 1 hour or more': '0 | -8',
  }),
  ...signs(
    'contract',
    `
    37.5 hrs/pw → / | 37:75 → :75 | 37.5 a day → a day | 150 hours a month → a month | 0x10 → x | 1e1 → e
    37-40 → - | full → full
  `,
  ),
  ...rows('practice', {
    '2190': '2,190 | 2 190',
    '2190.25': '2,190.25 | 2190,25 | 2,190:15 | 2 190 hours 15 min',
    '450': '450 hrs',
    'Hours: “1.200” can mean 1.2 hours (1 h 12 min) or 1,200 hours. Give it in hours': '1.200',
    'Hours: “29.250” can mean 29.25 hours (29 h 15 min) or 29,250 hours. Give it in hours': '29.250',
    '1760.5':
      '1,120 hrs bank + 640.5 | 1 120 + 640,5 hours | 1120 bank, 640.5 ward | 1120 (bank) & 640.5 | 1,000+700+60.5',
    'can mean 1.2 hours (1 h 12 min) or 1,200 hours': '1.200 + 3',
    'must be 26,304 hours or less': '30000 | 29,250 | 20,000 + 10,000',
  }),
  ...signs('practice', '450+ → + | 450 a week → a week | 3 days + 4 → days | 20 + -5 → + | 4 shifts + 2 → shifts'),
  ...rows('learning', {
    '0': '0 | nil | none',
    'must be 0 hours or more': '-1',
    '0.33': '0.33',
    '1.5': `
      1.500 | 1,5 | 90 minutes | 1½ | an hour and a half | one and a half hours | 1h30' | one & a half | 1 and 1/2
      1.5 hrs.
    `,
    '7.5': '7,500',
    '0.5':
      '30 min | ½ | ½ hour | 1/2 | half an hour | :30 | half hour | a half hour | half-hour | half an hr | ½ an hour',
    '0.75': '45 mins | ¾ h | three quarters of an hour | three-quarters of an hour',
    '1': 'an hour | one hour | 1h',
    '2.5': '2 hours and a half',
    '1.25': '1:15h | 1 hr & 15 min | 1hr 15',
    [String(20 / 60)]: "20' | ٢٠ min | 20 min",
    '0.25': 'a quarter of an hour',
  }),
  ...signs(
    'learning',
    `
    5 CPD hours → CPD | 20 minutes each → each | 1:15:30 → :15:30 | 2 days → days | 1e999 → e | 1½½ → ½
    11/2 → / | many → many
  `,
  ),
  ...rows('count', {
    '8': '8 | 8.0 | 8 payslips',
    '2': '2,0 | two | ٢ | ２ | 2 payments | 2 pay slips',
    'whole number': '8,5',
    '15': 'fifteen',
    'Payments: must be 99 or less, not “1,000”': '1,000',
    'must be 99 or less': '1.000 | 1 000 | 8.500 | 8,500',
  }),
  ...rows('words', { '1000': '1,000 | 1.000 | 1 000 | 1000 words', 'Give it as a whole number in digits': '1000 x' }),
  ...signs('count', '2 months → months | 2x → x'),
  ...rows('date', {
    '28': `
      28 | 28th | the 28th | 28th of the month | on the 28th | 28. | every 28th | 28 of the month | 28th day | ٢٨ | 28th of the month.
    `,
    '1': '1st',
    'must be 31 or less': '32',
    'must be 1 or more': '0',
  }),
  ...signs('date', '28th March → March | last → last'),
  ...rows('year', {
    '2027': "2027 | 27 | '27 | ’27 | ２０２７ | ٢٠٢٧ | 2027.",
    'Year: “027” cannot be read. Give it with four digits': '027',
    'must be 2024 or more': '2023',
  }),
  ...signs('year', '2027/28 → 2027/28'),
  ['weekly', ' 612.40 ', '612.40'] as const,
  ['total', '', 'Pay: this is missing'] as const,
])('the answer to %s “%s” is %s', (question, typed, expected) => {
  const found = outcome(question, typed);
  expect(found.includes(': ') ? found : [found]).toContain(expected);
});

test.each<readonly [Asked, string, string | null]>([
  ['weekly', '612.40', null],
  ['weekly', '597,50', '£597.50'],
  ['weekly', '1,000', '£1,000.00'],
  ['weekly', '4.899', null],
  ['contract', '37.5', null],
  ['contract', '37.30', '37.3 hours (37 h 18 min)'],
  ['contract', '37:30', '37.5 hours (37 h 30 min)'],
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
  const locales = `
    en-GB en-IN en-NG en-ZA fil-PH de-DE de-AT de-CH fr-FR fr-CH it-IT es-ES pt-BR pt-PT pl-PL ro-RO
    sv-SE nb-NO fi-FI hu-HU el-GR ar-EG fa-IR ur-PK ne-NP mr-IN bn-BD my-MM th-TH ml-IN-u-nu-mlym
    zh-CN-u-nu-fullwide
  `
    .trim()
    .split(/\s+/);
  const amount = fc.integer({ min: 1, max: 99_999_999_900 }).filter((pence) => pence % 100 !== 0);
  fc.assert(
    fc.property(fc.constantFrom(...locales), amount, (locale, pence) => {
      const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(pence / 100);
      expect([locale, typed, outcome('total', typed)]).toEqual([locale, typed, (pence / 100).toFixed(2)]);
    }),
    tries(2000),
  );
});
