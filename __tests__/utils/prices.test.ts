// Guards prices in texts, including the lowest.
import { fillPrices, lowestPrice, pricedPlans } from '../../src/utils/prices';

const plan = (programme: string, name: string, price: number) => ({
  programme,
  name,
  price,
  texts: { price: `$${price.toLocaleString('en')}` },
});

const PLANS = [
  plan('guidance', 'Standard', 1597),
  plan('guidance', 'Discovery Session', 197),
  plan('program', 'Premium', 897),
];

test('the cheapest plan is found, whatever the order', () => {
  for (const plans of [PLANS, PLANS.toReversed()]) expect(lowestPrice(plans)?.name).toBe('Discovery Session');
});

test('a plan and a service are replaced by their price in the price file', () => {
  const text = 'From {lowest:guidance}; {price:Standard} for three. {price:Premium}';
  expect(fillPrices(text, PLANS)).toBe('From $197; $1,597 for three. $897');
});

test('a name that two services give to a plan is ambiguous, so it has no price', () => {
  const names = pricedPlans([...PLANS, plan('program', 'Standard', 597)]).map(([name]) => name);
  expect(names).toEqual(['price:Discovery Session', 'price:Premium', 'lowest:guidance', 'lowest:program']);
});

test('a name has the same price with straight and with typographic quotes', () => {
  const plans = [plan('guidance', 'Nurse’s “Start”', 197)];
  const text = `{price:Nurse's "Start"} {price:Nurse’s “Start”} {price:Nurse}`;
  expect(fillPrices(text, plans)).toBe('$197 $197 {price:Nurse}');
});
