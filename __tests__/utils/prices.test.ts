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

test('the cheapest plan is found in any order', () => {
  for (const plans of [PLANS, PLANS.toReversed()]) expect(lowestPrice(plans)?.name).toBe('Discovery Session');
});

test('plans and services are replaced by their price', () => {
  const text = 'From {lowest:guidance}; {price:Standard} for three. {price:Premium}';
  expect(fillPrices(text, PLANS)).toBe('From $197; $1,597 for three. $897');
});

test('a name shared by two services has no price', () => {
  const names = pricedPlans([...PLANS, plan('program', 'Standard', 597)]).map(([name]) => name);
  expect(names).toEqual(['price:Discovery Session', 'price:Premium', 'lowest:guidance', 'lowest:program']);
});

test("a name's quotes may be straight or typographic", () => {
  const plans = [plan('guidance', 'Nurse’s “Start”', 197)];
  const text = `{price:Nurse's "Start"} {price:Nurse’s “Start”} {price:Nurse}`;
  expect(fillPrices(text, plans)).toBe('$197 $197 {price:Nurse}');
});
