// Guards the revalidation planner on screen: results, entries, focus. create-planner.test.tsx has what all planners share.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RevalidationPlanner } from '../../../src/planners/revalidation/RevalidationPlanner';
import { enter } from '../../support/enter';
import { renderInTheme } from '../../support/render-in-theme';
import { NMC_FACTS } from './nmc-facts';

// It takes as long to draw as the results; create-planner.test.tsx has one.
jest.mock('../../../src/planners/shared/PlannerExample', () => ({ PlannerExample: () => null }));

/** The localStorage key of the entries. */
const KEY = 'tool:revalidation-planner';

function show(): UserEvent {
  renderInTheme(<RevalidationPlanner facts={NMC_FACTS} />);
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const results = () => screen.queryByRole('region', { name: 'Where you are' });
const sheet = () => within(screen.getByRole('region', { name: 'Where you are' }));
/** A row of the results, folded or not; the example has rows of the same names. */
const row = (name: string) => within(sheet().getByRole('row', { name: new RegExp(`^${name}`), hidden: true }));
const topic = () => screen.getByLabelText(/^Topic/);
/** The year the registration expires; dates have their own year field. */
const year = () =>
  within(screen.getByRole('group', { name: /^When does your registration expire/ })).getByLabelText('Year');
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const kept = () => localStorage.getItem(KEY);
const remember = (user: UserEvent) => user.click(button('Remember on this device'));
const showResults = (user: UserEvent) => user.click(button('Show where I am'));

/** Entries stored by an earlier visit or another tab. */
const saved = (data: object) =>
  JSON.stringify({ kind: 'nursing-tools', tool: 'revalidation-planner', version: 1, saved: '2026-11-01', data });

function giveMonth(): void {
  fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '4' } });
  enter(year(), '2067');
}

/** Adds a learning entry. */
async function addLearning(user: UserEvent, title: string, hours = '3', participatory = '0'): Promise<void> {
  enter(topic(), title);
  enter(screen.getByLabelText('Hours'), hours);
  enter(screen.getByLabelText(/participatory hours/), participatory);
  await user.click(button('Add this learning'));
}

afterEach(() => localStorage.clear());

test('results have the dates, eight parts, largest gap and next step', async () => {
  const user = show();
  giveMonth();
  enter(screen.getByRole('textbox', { name: /^Practice hours/ }), '300');
  await showResults(user);
  expect(screen.getByRole('heading', { name: 'Where you are' })).toHaveFocus();
  expect(row('Application due by').getByText(/1.April.2067/)).toHaveAttribute('dateTime', '2067-04-01');
  expect(row('Application opens').getByText(/31.January.2067/)).toHaveAttribute('dateTime', '2067-01-31');
  const parts = within(sheet().getByRole('table', { name: 'The eight parts', hidden: true }));
  expect(textsOf(parts.getAllByRole('rowheader', { hidden: true }))).toEqual([
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
  const next = within(sheet().getByRole('region', { name: '35 hours of learning still to do' }));
  expect(next.getByText(/^To be ready by 1 April 2067: about [\d.]+ hours a month/)).toBeVisible();
  expect(next.getByRole('button', { name: 'Remind me monthly' })).toBeVisible();
  const bars = within(sheet().getByRole('group', { name: 'The eight parts' })).getAllByRole('listitem');
  expect(bars[0]).toHaveTextContent(/^Practice hoursabout .*300 of 450$/);
  expect(bars[2]).toHaveTextContent(/^of which participatory.*0 of 20$/);
  expect(bars.at(-1)).toHaveTextContent(/^ConfirmationTo do/);
});

test('learning can be added, changed and removed, each announced', async () => {
  const user = show();
  giveMonth();
  await showResults(user);
  await addLearning(user, 'Sepsis');
  expect(screen.getByText('Added: Sepsis.')).toBeInTheDocument();
  expect(topic()).toHaveFocus();
  const missing = 'the day, the method, the part of the Code';
  expect(row('Sepsis').getByText(`${missing}, the evidence`)).toBeInTheDocument();

  await user.click(button('Change Sepsis'));
  enter(screen.getByRole('textbox', { name: 'Evidence you keep' }), 'Certificate');
  await user.click(button('Save this entry'));
  expect(screen.getByText('Changed: Sepsis.')).toBeInTheDocument();
  expect(row('Sepsis').getByText(missing)).toBeInTheDocument();

  await user.click(button('Remove Sepsis'));
  expect(screen.getByText('Removed: Sepsis.').closest('li')).toHaveFocus();
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
});

test('the error of an entry disappears with the entry', async () => {
  const user = show();
  await addLearning(user, 'Sepsis', '3', '4');
  expect(screen.getByLabelText(/participatory hours/)).toHaveAccessibleDescription(/must be 3 hours or less, not “4”/);
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/participatory hours/));
  await user.click(button('Add this learning'));
  await user.click(button('Add this learning'));
  for (const leave of ['Change Sepsis', 'Cancel changes']) {
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.click(button(leave));
    expect(screen.queryByRole('alert')).toBeNull();
    if (leave === 'Cancel changes') break;
    await user.clear(topic());
    await user.click(button('Save this entry'));
  }
});

test.each([
  ['2027-03-01', /^The NMC plans to publish/],
  ['2028-06-10', /^The NMC planned to publish/],
])('what the NMC has announced is told in the tense of %s', (day, text) => {
  jest.useFakeTimers({ now: new Date(`${day}T10:00:00`) });
  localStorage.setItem(KEY, saved({ expiryMonth: '3', expiryYear: '2029' }));
  show();
  expect(sheet().getByText(text)).toBeInTheDocument();
  jest.useRealTimers();
});

test('emptied fields can be restored', async () => {
  const user = show();
  giveMonth();
  await addLearning(user, 'Sepsis');
  await showResults(user);
  await user.click(button('Start again'));
  await user.click(button('Start again'));
  expect(year()).toHaveValue('');
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
  expect(results()).toBeNull();
  await user.click(button('Undo'));
  expect(year()).toHaveValue('2067');
  expect(button('Change Sepsis')).toBeInTheDocument();
  expect(results()).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Keep what you enter' })).toHaveFocus();
});

test('a half-written entry is added when another is opened', async () => {
  const user = show();
  await addLearning(user, 'Sepsis');
  enter(topic(), 'Falls');
  await remember(user);
  expect(kept()).toContain('Falls');
  await user.click(button('Change Sepsis'));
  expect(screen.getByText('Added: Falls.')).toBeInTheDocument();
  expect(topic()).toHaveValue('Sepsis');
  enter(topic(), ' in pregnancy');
  await user.click(button('Change Falls'));
  expect(screen.getByText('Changed: Sepsis in pregnancy.')).toBeInTheDocument();
  expect(topic()).toHaveValue('Falls');
  enter(topic(), ' at night');
  cleanup();
  show();
  expect(topic()).toHaveValue('Falls at night');
  await user.click(button('Cancel changes'));
  expect(topic()).toHaveValue('');
  expect(button('Change Falls')).toBeInTheDocument();
  await user.click(button('Start again'));
  await user.click(button('Undo'));
  expect(button('Change Sepsis in pregnancy')).toBeInTheDocument();
});
