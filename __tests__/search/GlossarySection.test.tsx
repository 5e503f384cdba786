// Guards the list of terms and its filter.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { GlossarySection } from '../../src/search/GlossarySection';
import { renderInTheme } from '../support/render-in-theme';
import { specifiedWords } from '../support/specified-words';

const TEXTS = specifiedWords<ComponentProps<typeof GlossarySection>['texts']>('copy/glossary');

const entry = (term: string, spellings: readonly string[] = [], full: string | null = null) => ({
  anchor: term.toLowerCase(),
  term,
  spellings,
  full,
  meaning: `What ${term} means.`,
  example: `A sentence with ${term}.`,
  source: null,
  inArticles: true,
});

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const show = (...terms: ReturnType<typeof entry>[]) => renderInTheme(<GlossarySection terms={terms} texts={TEXTS} />);

test('terms are sorted under their letters, which have links', () => {
  show(...['SBAR', '4Cs', 'bay', 'Étude', 'Band', 'e-roster'].map((name) => entry(name)));
  expect(names()).toEqual(['4Cs', 'Band', 'bay', 'e-roster', 'Étude', 'SBAR']);
  const links = within(screen.getByRole('navigation', { name: 'Terms by letter' })).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    '# #letter-other',
    'B #letter-b',
    'E #letter-e',
    'S #letter-s',
  ]);
  expect(within(screen.getByRole('region', { name: 'B' })).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('a term has its full name, other spellings, meaning and example once', () => {
  const spellings = ['drug chart', 'medicines administration record'];
  show(entry('MAR chart', spellings, 'Medicines administration record'), entry('Handover', [], 'handover'));
  expect(screen.getByText('Medicines administration record · Also: drug chart')).toBeVisible();
  expect(screen.getByText('What MAR chart means.')).toBeVisible();
  expect(screen.getByText('A sentence with MAR chart.')).toBeVisible();
  expect(screen.queryByText('handover')).not.toBeInTheDocument();
});

test('the filter searches names and meanings', async () => {
  show(entry('SBAR'), entry('MAR chart', ['drug chart']));
  const status = screen.getByRole('status');
  const box = screen.getByRole('searchbox', { name: 'Find a word' });
  expect(box).toHaveAttribute('enterkeyhint', 'search');
  for (const [words, found, text] of [
    ['Drug', ['MAR chart'], /^1 found$/],
    ['', ['MAR chart', 'SBAR'], /^$/],
    ['what sbar means', ['SBAR'], /^1 found$/],
    ['what sbar meansx', [], /^No word here has these letters/],
  ] as const) {
    fireEvent.input(box, { target: { value: words } });
    expect(names()).toEqual(found);
    await waitFor(() => expect(status.textContent).toMatch(text));
  }
});
