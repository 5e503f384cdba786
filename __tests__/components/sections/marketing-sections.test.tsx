// Guards marketing sections whose output depends on their props.
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PersonCard } from '../../../src/components/people/PersonCard';
import { EventsSection } from '../../../src/components/sections/EventsSection';
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
        service={{ slug: 'coaching', title: 'Coaching', plans }}
        note="Secure payment."
      />,
    );
    return screen.getByRole('region', { name: 'Prices' });
  }

  test('of each plan include the saving, and the lead names the currency', () => {
    const payLink = { label: 'Pay now', url: 'https://pay.example/x' };
    const region = renderPlans([
      plan('Basic', { billing: 'one-time' }),
      plan('Premium', { mostPopular: true, payLink }),
    ]);
    expect(region).toHaveTextContent(/Basic.*List price \$997 one-time ?Beta price \$597 ?You save \$400/);
    expect(region).toHaveTextContent(/Premium ?Most Popular ?List price \$997 ?Beta price \$597 ?You save \$400/);
    for (const price of within(region).getAllByText('$997')) expect(price.tagName).toBe('S');
    for (const price of within(region).getAllByText('$597')) expect(price.tagName).toBe('STRONG');
    expect(within(region).getByText('Prices are in US dollars.')).toBeInTheDocument();
    const pay = within(region).getByRole('link', { name: /^Pay now.*Premium, \$597/ });
    expect(pay).toHaveAttribute('href', payLink.url);
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
  const questions = [{ anchor: 'a-question', question: 'What does it cost?', answer }];
  renderInTheme(<QuestionsSection {...PLACED} title="" label="Questions" questions={questions} />);
  expect(screen.getByText('From $197.').tagName).toBe('P');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#a-question', '/career-guidance/']);
  expect(screen.getByText('<b>Bold</b> and [press](javascript:alert)')).toBeVisible();
});

test.each([
  ['leads to their page', undefined, 1],
  ['is a heading there', true, 0],
])('the name of a person %s', (_what, isHeading, links) => {
  const texts = { name: 'Ama', role: 'nurse', qualifications: null, text: 'She writes.' };
  const person = { slug: 'ama', ...texts, isRealName: true, href: '/about/#ama', picture: null, links: null };
  renderInTheme(<PersonCard person={person} isHeading={isHeading} />);
  expect(screen.queryAllByRole('link')).toHaveLength(links);
  expect(screen.queryAllByRole('heading', { name: 'Ama' })).toHaveLength(1 - links);
});

describe('an event', () => {
  const copy = {
    events: {
      ...{
        register: 'Save my place',
        calendar: 'Add it',
        takeOut: 'Take it out',
        recording: 'Watch',
        recordings: 'Recordings',
        over: 'Over.',
      },
      ...{ online: 'Online', free: 'Free', cancelled: 'Cancelled', moved: 'From {date}', here: '{hour}' },
    },
    downloads: { kind: '', link: '', page: '', pages: '' },
  };
  const SESSION = {
    ...{ day: '2026-03-28', lastDay: '2026-03-28', when: 'Saturday' },
    ...{ begins: '2026-03-28T18:00:00.000Z', finishes: '2026-03-28T19:00:00.000Z' },
  };
  const props = { ...PLACED, eyebrow: null, title: 'Dates', lead: null, none: 'None yet.', copy };
  const event = (changes: object) => ({
    ...{ slug: 'a', kind: 'Webinar', title: 'A talk', text: 'One hour.', day: '2026-03-28', starts: '18:00' },
    ...{ ends: '19:00', lastDay: null, timeZone: 'Europe/London', place: null, price: null, movedFrom: null },
    ...{ registration: 'https://a.org/r', recording: 'https://a.org/v', status: 'planned' as const, isOver: false },
    ...{
      begins: '2026-03-28T18:00:00.000Z',
      finishes: '2026-03-28T19:00:00.000Z',
      zone: 'UK',
      sessions: [SESSION],
      wholeDays: false,
      moreDays: null,
    },
    ...changes,
  });
  test('of several days has each with its hours, and one of whole days has none', () => {
    const sessions = [SESSION, { ...SESSION, begins: '2026-03-29T09:00:00.000Z', when: 'Sunday' }];
    linksOf([event({ sessions }), event({ slug: 'b', sessions: [{ ...SESSION, when: 'Monday' }], wholeDays: true })]);
    for (const day of ['Saturday', 'Sunday', 'Monday']) expect(screen.getByText(day)).toBeVisible();
    expect(screen.getByText('Sunday')).toHaveAttribute('datetime', '2026-03-29T09:00:00.000Z');
    expect(screen.getByText('Monday')).toHaveAttribute('datetime', '2026-03-28');
    expect(screen.getAllByText('UK')).toHaveLength(2);
  });

  const linksOf = (events: ComponentProps<typeof EventsSection>['events']) => {
    renderInTheme(<EventsSection {...props} events={events} />);
    return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  };

  test('to come leads to its registration and its calendar file', () => {
    expect(linksOf([event({})])).toEqual(['https://a.org/r', '/ics/a.ics']);
    expect(screen.getByRole('heading', { level: 3, name: 'A talk' })).toBeVisible();
  });

  test('that is cancelled leads to the calendar file that takes it out', () => {
    expect(linksOf([event({ status: 'cancelled' })])).toEqual(['/ics/a.ics']);
    expect(screen.getByRole('link', { name: 'Take it out A talk' })).toBeVisible();
  });

  test('that is over leads to its recording only, under a heading', () => {
    expect(linksOf([event({ isOver: true })])).toEqual(['https://a.org/v']);
    expect(screen.getByRole('heading', { level: 3, name: 'Recordings' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 4, name: 'A talk' })).toBeVisible();
    expect(screen.getByText('None yet.')).toBeVisible();
  });
});
