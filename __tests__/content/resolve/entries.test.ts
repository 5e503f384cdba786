// Guards plans as the site shows them.
import { showPlan } from '../../../src/content/resolve/entries';

const PLAN = { programme: 'program', name: 'Premium', listPrice: 1497, price: 897, mostPopular: true, inclusions: [] };

test.each([
  ['USD', '$1,497', '$897', '$600', 'US dollars'],
  ['GBP', '£1,497', '£897', '£600', 'British pounds'],
  ['EUR', '€1,497', '€897', '€600', 'euros'],
] as const)('amounts in %s are written as readers expect', (currency, listPrice, price, saving, name) => {
  const plan = { ...PLAN, currency };
  expect(showPlan(plan)).toEqual({ ...plan, texts: { listPrice, price, saving, currency: name } });
});
