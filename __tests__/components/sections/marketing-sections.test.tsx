// Guards marketing sections whose output depends on their props.
import { screen, within } from '@testing-library/react';
import { PricesSection } from '../../../src/components/sections/PricesSection';
import { QuestionsSection } from '../../../src/components/sections/QuestionsSection';
import { columnsFor } from '../../../src/components/ui/CardGrid';
import { renderInTheme } from '../../support/render-in-theme';

/** Props a page adds to a section's fields. */
const PLACED = { id: null, background: 'plain', space: 'full', crumbs: [] } as const;

describe('prices', () => {
  const plan = (name: string, changes: object = {}) => ({
    name,
    listPrice: 997,
    price: 597,
    currency: 'USD' as const,
    texts: { listPrice: '$997', price: '$597', saving: '$400', currency: 'US dollars' },
    programme: 'coaching',
    billing: null,
    badge: null,
    mostPopular: false,
    paymentNote: null,
    inclusions: ['Worksheets'],
    payLink: null,
    ...changes,
  });

  function renderPlans(plans: ReturnType<typeof plan>[]): HTMLElement {
    renderInTheme(
      <PricesSection
        {...PLACED}
        title="Prices"
        eyebrow={null}
        lead="Prices are in {currency}."
        listPriceLabel="List price"
        priceLabel="Beta price"
        until={null}
        fallback={null}
        service={{ slug: 'coaching', title: 'Coaching', plans }}
        note="Secure payment."
      />,
    );
    return screen.getByRole('region', { name: 'Prices' });
  }

  test('of each plan include the saving, and the lead names the currency', () => {
    const region = renderPlans([plan('Basic', { billing: 'one-time' }), plan('Premium', { mostPopular: true })]);
    expect(region).toHaveTextContent(/Basic.*List price \$997 one-time ?Beta price \$597 ?You save \$400/);
    expect(region).toHaveTextContent(/Premium.*List price \$997 ?Beta price \$597 ?You save \$400/);
    for (const price of within(region).getAllByText('$997')) expect(price.tagName).toBe('S');
    for (const price of within(region).getAllByText('$597')) expect(price.tagName).toBe('STRONG');
    expect(within(region).getByText('Prices are in US dollars.')).toBeInTheDocument();
  });

  test('in several currencies list them in the language of the site', () => {
    const texts = (currency: string) => ({ texts: { listPrice: '1', price: '1', saving: '0', currency } });
    renderPlans(['US dollars', 'pounds', 'euros'].map((currency) => plan(currency, texts(currency))));
    expect(screen.getByText('Prices are in US dollars, pounds and euros.')).toBeInTheDocument();
  });
});

test.each([2, 3, 4, 5, 6, 8, 9, 10])('none of %d cards stands alone in its row', (cards) => {
  expect(cards % columnsFor(cards)).not.toBe(1);
});

test('an answer has paragraphs and links, but no markup or script addresses', () => {
  const answer = 'From $197.\n\nSee [the packages](/career-guidance/).\n\n<b>Bold</b> and [press](javascript:alert)';
  const questions = [{ anchor: 'a-question', question: 'What does it cost?', answer, searchWords: null }];
  renderInTheme(<QuestionsSection {...PLACED} title="" label="Questions" questions={questions} />);
  expect(screen.getByText('From $197.').tagName).toBe('P');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#a-question', '/career-guidance/']);
  expect(screen.getByText('<b>Bold</b> and [press](javascript:alert)')).toBeVisible();
});
