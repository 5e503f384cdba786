// Guards the choice of a fact's value on a day.
import { factOn, numberOn, withFacts, withTools } from '../../../src/planners/shared/facts';
import { fact } from '../revalidation/nmc-facts';

const [early] = fact('rate', 10).periods;
const RATES = [
  {
    ...fact('rate', 10),
    periods: [
      { ...early, from: '2020-04-05', until: '2021-04-03', value: '10' },
      { ...early, from: '2021-04-04', until: '2022-04-02', value: '11' },
      { ...early, from: '2023-04-02', until: '2024-04-06', value: '13.5' },
    ],
  },
] as Parameters<typeof factOn>[0];

test.each([
  ['2020-04-05', 10, false],
  ['2021-04-03', 10, false],
  ['2021-04-04', 11, false],
  ['2019-01-01', 10, true],
  ['2022-12-31', 11, true],
  ['2030-01-01', 13.5, true],
])('the value on %s is %s, assumed: %s', (day, number, isAssumed) => {
  expect(numberOn(RATES, { id: 'rate', measure: 'GBP' }, day)).toMatchObject({ number, isAssumed });
});

test('a missing fact, or one without a number, ends the build', () => {
  expect(() => factOn(RATES, { id: 'other' }, '2020-04-05')).toThrow('does not receive the fact "other"');
  expect(() => numberOn([fact('day', '2027-01-01')], { id: 'day', measure: 'days' }, '2027-01-01')).toThrow(
    'is no number',
  );
});

test('messages contain the values of facts; a missing one ends the build', () => {
  const facts = [{ ...fact('visa-days', 60), withUnit: '60 days' }];
  const messages = { lead: 'For {name}', texts: ['It ends {fact:visa-days unit} later, {fact:visa-days} in all.'] };
  expect(withFacts(messages, facts)).toEqual({ lead: 'For {name}', texts: ['It ends 60 days later, 60 in all.'] });
  expect(() => withFacts(messages, [])).toThrow('no confirmed value for a fact in "It ends');
});

test('sentences that link to a tool that the site lacks are left out', () => {
  const texts = [
    'It is due. The [planner](/tools/a/) shows it, and more. Ask [them](/blog/b/).',
    'Use [it](/tools/a/).',
  ];
  expect(withTools(texts, ['/tools/a/'])).toEqual(texts);
  expect(withTools(texts, undefined)).toEqual(texts);
  expect(withTools(texts, [])).toEqual(['It is due. Ask [them](/blog/b/).', '']);
});
