import { screen } from '@testing-library/react';
import { Price } from '../../../src/components/ui/Price';
import { renderInTheme } from '../../support/render-in-theme';

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
