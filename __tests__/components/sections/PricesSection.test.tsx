// Guards what a plan says of its prices.
import { screen, within } from '@testing-library/react';
import { PricesSection } from '../../../src/components/sections/PricesSection';
import { giveSite } from '../../support/give-site';
import { PLACED } from '../../support/placed';
import { renderInTheme } from '../../support/render-in-theme';

beforeEach(giveSite);

const basic = {
  name: 'Basic',
  listPrice: 997,
  price: 597,
  currency: 'USD',
  texts: { listPrice: '$997', price: '$597', saving: '$400', currency: 'US dollars' },
  billing: 'one-time',
  badge: null,
  mostPopular: false,
  paymentNote: null,
  inclusions: ['Worksheets'],
};
const premium = {
  ...basic,
  billing: null,
  name: 'Premium',
  badge: '33% OFF',
  mostPopular: true,
  inclusions: ['Basic', 'Mentoring'],
};

function renderPlans(given = [basic, premium]) {
  renderInTheme(
    <PricesSection
      {...PLACED}
      title="Prices"
      eyebrow={null}
      lead="Prices are in {currency}."
      listPriceLabel="List price"
      priceLabel="Beta price"
      service={{ slug: 'coaching', title: 'Coaching', plans: given }}
      words={{
        saving: 'You save {amount}',
        popular: 'Most Popular',
        plan: 'Book a call about',
        includes: 'What it includes',
      }}
      note="Secure payment."
    />,
  );
  const region = screen.getByRole('region', { name: 'Prices' });
  const plans = within(region)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { level: 3 }));
  return { region, plans };
}

test('each plan says its prices and what is saved, and the words above them in which currency', () => {
  const { region, plans } = renderPlans();
  const shown = /^.*List price \$997( one-time)? ?Beta price \$597 ?You save \$400/;
  expect(plans.map((plan) => shown.exec(plan.textContent ?? '')?.[1])).toEqual([' one-time', undefined]);
  for (const plan of plans) {
    expect(within(plan).getByText('$997')).toHaveProperty('tagName', 'S');
    expect(within(plan).getByText('$597')).toHaveProperty('tagName', 'STRONG');
  }
  expect(within(region).getByText('Prices are in US dollars.')).toBeInTheDocument();
});

test('several currencies are a list in the language of the site', () => {
  const plans = ['US dollars', 'pounds', 'euros'].map((currency) => ({
    ...basic,
    name: currency,
    texts: { ...basic.texts, currency },
  }));
  renderPlans(plans);
  expect(screen.getByText('Prices are in US dollars, pounds and euros.')).toBeInTheDocument();
});
