import { planNode } from '../../../src/gatsby/prices/plan-node';

const PLAN = { programme: 'program', name: 'Premium', listPrice: 1497, price: 897, mostPopular: true, inclusions: [] };

test.each([
  ['USD', '$1,497', '$897', '$600', 'US dollars'],
  ['GBP', '£1,497', '£897', '£600', 'British pounds'],
  ['EUR', '€1,497', '€897', '€600', 'euros'],
] as const)('amounts in %s are written as its readers know them', (currency, listPrice, price, saving, name) => {
  const plan = { ...PLAN, currency };
  expect(planNode(plan)).toEqual({ ...plan, texts: { listPrice, price, saving, currency: name } });
});
