// Guards the revalidation planner on the screen: mistakes, results, entries, focus.
import { screen, within } from '@testing-library/react';
import { addLearning, button, giveMonth, results, row, show, topic, year } from '../../support/revalidation-planner';

/** A long form on a busy machine. */
jest.setTimeout(60_000);

afterEach(() => localStorage.clear());

it('says above the form and beside each field what is wrong, and shows no results', async () => {
  const user = show();
  await user.click(button('Show where I am'));
  const alert = screen.getByRole('alert', { name: 'Please check these answers' });
  expect(alert).toHaveFocus();
  const title = screen.getByRole('heading', { name: /^Your registration/ });
  expect(title.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    within(alert)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Month: this is missing', 'Year: this is missing']);
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveAccessibleDescription('Month: this is missing');
  expect(year()).toHaveAccessibleDescription('Year: this is missing');
  expect(results()).toBeNull();
  await user.click(within(alert).getByRole('link', { name: /^Year/ }));
  expect(year()).toHaveFocus();
});

it('tells the dates, the eight parts and what comes next, and takes the focus there', async () => {
  const user = show();
  await giveMonth(user);
  await user.click(button('Show where I am'));
  expect(screen.getByRole('heading', { name: 'Where you are' })).toHaveFocus();
  expect(row('Application due by').getByText(/1.April.2067/)).toHaveAttribute('dateTime', '2067-04-01');
  expect(row('Application opens').getByText(/31.January.2067/)).toHaveAttribute('dateTime', '2067-01-31');
  const sheet = within(screen.getByRole('region', { name: 'Where you are' }));
  const parts = within(sheet.getByRole('table', { name: 'The eight parts', hidden: true }));
  expect(parts.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Practice hours',
    'Continuing professional development',
    'Practice-related feedback',
    'Written reflective accounts',
    'Reflective discussion',
    'Health and character',
    'Professional indemnity arrangement',
    'Confirmation',
  ]);
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(told).toContain('0 of 8 parts are done. Your application opens on 31 January 2067.');
});

it('puts the largest gap first, shows each part as a bar, and reminds each month', async () => {
  const user = show();
  await giveMonth(user);
  await user.type(screen.getByRole('textbox', { name: /^Practice hours/ }), '300');
  await user.click(button('Show where I am'));
  const sheet = within(screen.getByRole('region', { name: 'Where you are' }));
  const next = within(sheet.getByRole('region', { name: '35 hours of learning still to do' }));
  expect(next.getByText(/^To be ready by 1 April 2067: about [\d.]+ hours a month/)).toBeVisible();
  expect(next.getByRole('button', { name: 'Remind me monthly' })).toBeVisible();
  const bars = within(sheet.getByRole('group', { name: 'The eight parts' })).getAllByRole('listitem');
  expect(bars[0]).toHaveTextContent(/^Practice hoursabout .*300 of 450$/);
  expect(bars[2]).toHaveTextContent(/^of which participatory.*0 of 20$/);
  expect(bars.at(-1)).toHaveTextContent(/^ConfirmationTo do/);
});

it('asks for the hours of both registrations, and counts each', async () => {
  const user = show();
  await giveMonth(user);
  await user.click(screen.getByRole('radio', { name: 'Two' }));
  await user.type(screen.getByRole('textbox', { name: /first registration/ }), '450');
  await user.type(screen.getByRole('textbox', { name: /second registration/ }), '100.5');
  await user.click(button('Show where I am'));
  const practice = row('Practice hours');
  expect(practice.getByText('First registration: 450 of 450 hours, 0 left')).toBeInTheDocument();
  expect(practice.getByText(/^Second registration: 100.5 of 450 hours, 349.5 left: about/)).toBeInTheDocument();
});

it('adds, changes and removes learning, tells each, and says what an entry lacks', async () => {
  const user = show();
  await giveMonth(user);
  await user.click(button('Show where I am'));
  await addLearning(user, 'Sepsis', '3', '0');
  expect(screen.getByText('Added: Sepsis.')).toBeInTheDocument();
  expect(topic()).toHaveFocus();
  const missing = 'the day, the method, the part of the Code, the evidence';
  expect(row('Sepsis').getByText(missing)).toBeInTheDocument();

  await user.click(button('Change Sepsis'));
  await user.type(screen.getByRole('textbox', { name: 'Evidence you keep' }), 'Certificate');
  await user.click(button('Save this entry'));
  expect(screen.getByText('Changed: Sepsis.')).toBeInTheDocument();
  expect(row('Sepsis').getByText('the day, the method, the part of the Code')).toBeInTheDocument();

  await user.click(button('Remove Sepsis'));
  expect(screen.getByText('Removed: Sepsis.')).toBeInTheDocument();
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your learning (CPD)' })).toHaveFocus();
});

it('does not take more participatory hours than hours', async () => {
  const user = show();
  await addLearning(user, 'Sepsis', '3', '4');
  expect(screen.getByRole('textbox', { name: /participatory hours/ })).toHaveAccessibleDescription(/must be 3 or less/);
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
});

it('no longer tells what was wrong with an entry once another one is in the fields', async () => {
  const user = show();
  await addLearning(user, 'Sepsis', '3', '0');
  await user.click(button('Add this learning'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await user.click(button('Change Sepsis'));
  expect(screen.queryByRole('alert')).toBeNull();

  await user.clear(topic());
  await user.click(button('Save this entry'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await user.click(button('Change Sepsis'));
  expect(screen.queryByRole('alert')).toBeNull();

  await user.clear(topic());
  await user.click(button('Save this entry'));
  await user.click(button('Cancel changes'));
  expect(screen.queryByRole('alert')).toBeNull();
});
