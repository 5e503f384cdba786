import { screen, within } from '@testing-library/react';
import { PricingSection } from '../../../src/components/sections/PricingSection';
import { giveSite } from '../../support/give-site';
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

function renderPlans() {
  renderInTheme(
    <PricingSection
      title="Prices"
      eyebrow={null}
      lead="Prices are in {currency}."
      plans={[basic, premium]}
      words={{
        listPriceLabel: 'List price',
        priceLabel: 'Beta price',
        savingLabel: 'You save {amount}',
        popularLabel: 'Most Popular',
        planLabel: 'Book a call about',
        includedLabel: 'What it includes',
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

test('each plan is an entry with its name as a heading', () => {
  const { plans } = renderPlans();
  expect(plans.map((plan) => within(plan).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Basic',
    'Premium',
  ]);
});

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

test('only the popular plan says so, and only a plan with a badge shows one', () => {
  const { plans } = renderPlans();
  expect(plans.map((plan) => within(plan).queryByText('Most Popular') !== null)).toEqual([false, true]);
  expect(plans.map((plan) => within(plan).queryByText('33% OFF') !== null)).toEqual([false, true]);
});

test('each button names its plan and opens the scheduling page in a new tab without an opener', () => {
  renderPlans();
  for (const name of [
    'Book a call about Basic (opens in a new tab)',
    'Book a call about Premium (opens in a new tab)',
  ]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://book.example.com/call');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

test('what a plan includes is a list in the given order', () => {
  const { plans } = renderPlans();
  const items = within(plans[1] as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Basic', 'Mentoring']);
});

test('the note about payment is under the plans', () => {
  const { region } = renderPlans();
  expect(within(region).getByText('Secure payment.')).toBeInTheDocument();
});
