import { lowestPrice } from '../../src/utils/lowest-price';

const plans = [
  { name: 'Standard', price: 597 },
  { name: 'Discovery', price: 197 },
  { name: 'Premium', price: 1197 },
];

test('the cheapest plan is found, whatever the order', () => {
  expect(lowestPrice(plans)?.name).toBe('Discovery');
  expect(lowestPrice(plans.toReversed())?.name).toBe('Discovery');
});

test('without plans there is no lowest price', () => {
  expect(lowestPrice([])).toBeUndefined();
});
