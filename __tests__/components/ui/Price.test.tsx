import { screen } from '@testing-library/react';
import { Price } from '../../../src/components/ui/Price';
import { renderInTheme } from '../../support/render-in-theme';

test('how a price is charged is said only where it is known', () => {
  const { container } = renderInTheme(
    <Price
      listPriceLabel="List price"
      listPrice="$1,497"
      priceLabel="Beta price"
      price="$897"
      saving="You save $600"
    />,
  );
  expect(container.textContent).toBe('List price $1,497 Beta price $897You save $600');
});

test('each amount is announced with what it is', () => {
  const { container } = renderInTheme(
    <Price
      listPriceLabel="List price"
      listPrice="$997"
      billing="one-time"
      priceLabel="Beta price"
      price="$597"
      saving="You save $400"
    />,
  );
  expect(container.textContent).toBe('List price $997 one-timeBeta price $597You save $400');
  expect(screen.getByText('$997')).toHaveProperty('tagName', 'S');
  expect(screen.getByText('$597')).toHaveProperty('tagName', 'STRONG');
});
