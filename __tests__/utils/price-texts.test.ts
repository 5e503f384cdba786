import { withPriceTexts } from '../../src/utils/price-texts';

test('amounts become text, the saving a sentence, and the rest stays', () => {
  const plan = { name: 'Premium', listPrice: 1497, price: 897, currency: 'USD', mostPopular: true };
  expect(withPriceTexts(plan, 'You save {amount}')).toEqual({
    name: 'Premium',
    listPrice: '$1,497',
    price: '$897',
    saving: 'You save $600',
    mostPopular: true,
  });
});
