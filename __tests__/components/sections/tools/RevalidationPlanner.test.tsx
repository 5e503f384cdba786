import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { parse } from 'yaml';
import { RevalidationPlanner } from '../../../../src/components/sections/tools/revalidation/RevalidationPlanner';
import { renderInTheme } from '../../../support/render-in-theme';
import { NMC_FACTS } from '../../../tools/revalidation/nmc-facts';

const content = (file: string) => parse(readFileSync(`__tests__/fixtures/content/${file}`, 'utf8'));

/** A long form on a busy machine. */
jest.setTimeout(60_000);

const KEY = 'tool:revalidation-planner';

function show(): UserEvent {
  renderInTheme(
    <RevalidationPlanner
      words={content('pages/revalidation-planner.yaml')}
      shared={content('tool-text.yaml')}
      facts={NMC_FACTS}
      language="en-GB"
      siteUrl="https://www.example.com"
      brand="Example"
    />,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const results = () => screen.queryByRole('region', { name: 'Where you are' });
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

const topic = () => screen.getByRole('textbox', { name: /^Topic/ });

async function giveMonth(user: UserEvent): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
  await user.type(screen.getByRole('spinbutton', { name: 'Year' }), '2067');
}

async function addLearning(user: UserEvent, title: string, hours: string, participatory: string): Promise<void> {
  await user.type(topic(), title);
  await user.type(screen.getByRole('spinbutton', { name: 'Hours' }), hours);
  await user.type(screen.getByRole('spinbutton', { name: /participatory hours/ }), participatory);
  await user.click(button('Add this learning'));
}

async function openFile(user: UserEvent, data: object): Promise<void> {
  const text = JSON.stringify({ kind: 'nursing-tools', tool: 'revalidation-planner', version: 1, data });
  // jsdom's files cannot be read as text.
  const file = Object.assign(new File([text], 'saved.json', { type: 'application/json' }), { text: async () => text });
  await user.upload(screen.getByLabelText('Open a file'), file);
  await screen.findByText('The file is open.');
}

afterEach(() => localStorage.clear());

it('says above the form and beside each field what is wrong, and shows no results', async () => {
  const user = show();
  await user.click(button('Show where I am'));
  const alert = screen.getByRole('alert', { name: 'Please check these answers' });
  expect(alert).toHaveFocus();
  expect(
    within(alert)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Month: this is missing', 'Year: this is missing']);
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveAccessibleDescription('Month: this is missing');
  expect(screen.getByRole('spinbutton', { name: 'Year' })).toHaveAccessibleDescription('Year: this is missing');
  expect(results()).toBeNull();
  await user.click(within(alert).getByRole('link', { name: /^Year/ }));
  expect(screen.getByRole('spinbutton', { name: 'Year' })).toHaveFocus();
});

it('tells the dates, the eight parts and what comes next, and takes the focus there', async () => {
  const user = show();
  await giveMonth(user);
  await user.click(button('Show where I am'));
  expect(screen.getByRole('heading', { name: 'Where you are' })).toHaveFocus();
  expect(row('Application due by').getByText('1 April 2067')).toHaveAttribute('dateTime', '2067-04-01');
  expect(row('Application opens').getByText('31 January 2067')).toHaveAttribute('dateTime', '2067-01-31');
  const parts = within(screen.getByRole('table', { name: 'The eight parts' }));
  expect(parts.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Practice hours',
    'Continuing professional development',
    'Practice-related feedback',
    'Written reflective accounts',
    'Reflective discussion',
    'Health and character',
    'Professional indemnity arrangement',
    'Confirmation',
  ]);
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told).toContain('0 of 8 parts are done. Your application opens on 31 January 2067.');
});

it('asks for the hours of both registrations, and counts each', async () => {
  const user = show();
  await giveMonth(user);
  await user.click(screen.getByRole('radio', { name: 'Two' }));
  await user.type(screen.getByRole('spinbutton', { name: /first registration/ }), '450');
  await user.type(screen.getByRole('spinbutton', { name: /second registration/ }), '100.5');
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
  expect(screen.getByRole('spinbutton', { name: /participatory hours/ })).toHaveAccessibleDescription(
    /must be 3 or less/,
  );
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
});

it('keeps nothing until it is asked to, then all of it, and forgets it again', async () => {
  const user = show();
  await giveMonth(user);
  expect(localStorage).toHaveLength(0);
  await user.click(button('Remember on this device'));
  await addLearning(user, 'Sepsis', '3', '0');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({
    tool: 'revalidation-planner',
    data: { expiryMonth: '4', expiryYear: '2067', cpd: [{ topic: 'Sepsis' }] },
  });
  await user.click(button('Forget'));
  expect(localStorage).toHaveLength(0);
  await addLearning(user, 'Falls', '1', '1');
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText(/^Nothing is kept yet/)).toBeInTheDocument();
});

it('says so where the browser refuses, or has lost what it kept, and loses nothing', async () => {
  const user = show();
  await giveMonth(user);
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button('Remember on this device'));
  expect(screen.getByText(/^This browser would not remember it/)).toBeInTheDocument();
  refuse.mockRestore();

  await user.click(button('Remember on this device'));
  localStorage.clear();
  await addLearning(user, 'Sepsis', '3', '0');
  expect(screen.getByText(/^This browser no longer has/)).toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: 'Year' })).toHaveValue(2067);
  expect(localStorage).toHaveLength(0);
});

it('leaves alone what it cannot read', () => {
  localStorage.setItem(KEY, 'something else');
  show();
  expect(screen.getByText(/cannot read/)).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe('something else');
});

it('empties all fields, and brings everything back', async () => {
  const user = show();
  await giveMonth(user);
  await addLearning(user, 'Sepsis', '3', '0');
  await user.click(button('Show where I am'));
  await user.click(button('Start again'));
  await user.click(button('Start again'));
  expect(screen.getByRole('spinbutton', { name: 'Year' })).toHaveValue(null);
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
  expect(results()).toBeNull();
  await user.click(button('Undo'));
  expect(screen.getByRole('spinbutton', { name: 'Year' })).toHaveValue(2067);
  expect(button('Change Sepsis')).toBeInTheDocument();
  expect(results()).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Keep what you enter' })).toHaveFocus();
});

it('shows no results after all fields were emptied until they are asked for again', async () => {
  const user = show();
  await giveMonth(user);
  await user.click(button('Show where I am'));
  await user.click(button('Start again'));
  await giveMonth(user);
  expect(results()).toBeNull();
  await user.click(button('Show where I am'));
  expect(results()).toBeInTheDocument();
});

it('empties the fields of an entry too, even where nothing else was entered', async () => {
  const user = show();
  await user.type(topic(), 'Sepsis');
  await user.click(button('Start again'));
  expect(topic()).toHaveValue('');
});

it('opens a file beside an entry that is being changed, and puts that one nowhere', async () => {
  const user = show();
  await addLearning(user, 'Sepsis', '3', '0');
  await user.click(button('Change Sepsis'));
  await openFile(user, { cpd: [{ id: '1', topic: 'Falls', hours: '2', participatory: '1' }] });
  expect(screen.queryByText('Added: Sepsis.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save this entry' })).toBeNull();
  expect(topic()).toHaveValue('');
  expect(button('Change Falls')).toBeInTheDocument();
});

it('changes one entry of a file in which two have the same number', async () => {
  const user = show();
  await openFile(user, { cpd: [{ id: '1', topic: 'Falls' }, { id: '1', topic: 'Sepsis' }, { topic: 'Pain' }] });
  await user.click(button('Change Sepsis'));
  await user.type(topic(), ' again');
  await user.click(button('Save this entry'));
  const buttons = screen.getAllByRole('button', { name: /^Change/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Change Falls', 'Change Sepsis again', 'Change Pain']);
});

it('no longer tells what was wrong once a file was opened, or that was undone', async () => {
  const user = show();
  await user.click(button('Show where I am'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await openFile(user, { expiryMonth: '4', expiryYear: '2067' });
  expect(results()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(button('Start again'));
  await user.click(button('Show where I am'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await user.click(button('Undo'));
  expect(screen.queryByRole('alert')).toBeNull();
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
  await user.click(button('Leave it as it was'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads to the empty fields where an entry is left as it was', async () => {
  const user = show();
  await addLearning(user, 'Sepsis', '3', '0');
  await user.click(button('Change Sepsis'));
  await user.click(button('Leave it as it was'));
  expect(topic()).toHaveValue('');
  expect(topic()).toHaveFocus();
});
