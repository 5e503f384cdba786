import { lowestPrice } from '../../src/utils/lowest-price';

const plans = [
  { programme: 'guidance', name: 'Standard', price: 597, currency: 'USD' },
  { programme: 'guidance', name: 'Discovery', price: 197, currency: 'USD' },
  { programme: 'group', name: 'Group', price: 97, currency: 'USD' },
];

test('the cheapest plan of the programme is found, whatever the order', () => {
  expect(lowestPrice(plans, 'guidance')?.name).toBe('Discovery');
  expect(lowestPrice(plans.toReversed(), 'guidance')?.name).toBe('Discovery');
});

test('a programme without plans has no lowest price', () => {
  expect(lowestPrice(plans, 'wellness')).toBeUndefined();
});
