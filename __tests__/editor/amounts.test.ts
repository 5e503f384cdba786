import { largeChanges } from '../../src/editor/amounts';

const PLANS = [
  { name: 'Essential', listPrice: 997, price: 597, inclusions: ['one'] },
  { name: 'Complete', listPrice: 1997, price: 1297, inclusions: ['two'] },
];
const [ESSENTIAL, COMPLETE] = PLANS;

test.each([
  ['a little', 598, 0],
  ['half', 299, 0],
  ['more than half', 297, 1],
  ['to ten times as much', 5970, 1],
  ['to nothing', 0, 1],
])('a price that changes %s', (_how, price, found) => {
  expect(largeChanges(PLANS, [{ ...ESSENTIAL, price }, COMPLETE])).toHaveLength(found);
});

test('says whose amount it is', () => {
  expect(largeChanges(PLANS, [ESSENTIAL, { ...COMPLETE, price: 297 }])).toEqual([
    { name: 'Complete', field: 'price', before: 1297, after: 297 },
  ]);
});

test.each([
  ['put in another order', [COMPLETE, ESSENTIAL]],
  ['removed', [COMPLETE]],
  ['added', [{ name: 'New', listPrice: 1, price: 1 }, ...PLANS]],
])('nothing is asked where an entry is %s', (_what, now) => {
  expect(largeChanges(PLANS, now)).toEqual([]);
});

test('finds the amounts inside an entry', () => {
  const fact = (value: unknown) => [{ id: 'weekly-rate', periods: [{ from: '2026-04-05', value }] }];
  expect(largeChanges(fact(187.18), fact(18.718))).toEqual([
    { name: 'weekly-rate', field: 'periods.0.value', before: 187.18, after: 18.718 },
  ]);
  expect(largeChanges(fact(187.18), fact('words'))).toEqual([]);
  expect(largeChanges(undefined, 'no list')).toEqual([]);
});
