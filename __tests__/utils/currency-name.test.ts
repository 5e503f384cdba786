import { currencyName, withCurrency } from '../../src/utils/currency-name';

test.each([
  ['USD', 'US dollars'],
  ['GBP', 'British pounds'],
  ['EUR', 'euros'],
])('%s is called %s', (currency, name) => expect(currencyName(currency)).toBe(name));

test('the words above plans name their currency', () => {
  expect(withCurrency('Prices are in {currency}.', [{ currency: 'GBP' }])).toBe('Prices are in British pounds.');
  expect(withCurrency('In {currency}.', [{ currency: 'GBP' }, { currency: 'EUR' }, { currency: 'GBP' }])).toBe(
    'In British pounds and euros.',
  );
  expect(withCurrency(null, [{ currency: 'GBP' }])).toBeNull();
});
