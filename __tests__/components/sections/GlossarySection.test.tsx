// Guards the list of terms and its filter.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GlossarySection } from '../../../src/components/sections/GlossarySection';
import { renderInTheme } from '../../support/render-in-theme';

const TEXTS = {
  finder: { label: 'Find a word', found: '{count} found', none: 'None of these.' },
  letters: 'Terms by letter',
  example: 'Heard at work:',
  source: 'More about it:',
  spellings: 'Also: {spellings}',
};

const entry = (term: string, spellings: readonly string[] = [], full: string | null = null) => ({
  anchor: term.toLowerCase(),
  term,
  spellings,
  full,
  meaning: `What ${term} means.`,
  example: `A sentence with ${term}.`,
  source: null,
});

test('terms are in alphabetical order under their letters, and a row of links leads to the letters', () => {
  const terms = [entry('SBAR'), entry('bay'), entry('Band')];
  renderInTheme(<GlossarySection terms={terms} texts={TEXTS} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Band',
    'bay',
    'SBAR',
  ]);
  const row = screen.getByRole('navigation', { name: 'Terms by letter' });
  const links = within(row).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['B', 'S']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#letter-b', '#letter-s']);
  expect(within(screen.getByRole('region', { name: 'B' })).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('a term says its name in full, its other spellings, what it means and how it is used', () => {
  renderInTheme(
    <GlossarySection
      terms={[entry('MAR chart', ['drug chart', 'medicines administration record'], 'Medicines administration record')]}
      texts={TEXTS}
    />,
  );
  expect(screen.getByText('Medicines administration record · Also: drug chart')).toBeVisible();
  expect(screen.getByText('What MAR chart means.')).toBeVisible();
  expect(screen.getByText('A sentence with MAR chart.')).toBeVisible();
});

test('nothing is said twice', () => {
  renderInTheme(<GlossarySection terms={[entry('Handover', [], 'handover')]} texts={TEXTS} />);
  expect(screen.queryByText('handover')).not.toBeInTheDocument();
});

test('a field narrows the list to terms that have the letters in a name or in what they mean', async () => {
  const user = userEvent.setup();
  renderInTheme(<GlossarySection terms={[entry('SBAR'), entry('MAR chart', ['drug chart'])]} texts={TEXTS} />);
  const field = screen.getByRole('searchbox', { name: 'Find a word' });
  const names = (): (string | null)[] => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  await user.type(field, 'Drug');
  expect(names()).toEqual(['MAR chart']);
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
  await user.clear(field);
  expect(names()).toEqual(['MAR chart', 'SBAR']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(field, 'what sbar means');
  expect(names()).toEqual(['SBAR']);
  await user.type(field, 'x');
  expect(names()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('None of these.');
});
