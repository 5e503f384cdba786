// Guards the revalidation planner on screen. EntryEditor.test.tsx has its lists, create-planner.test.tsx what all planners share.
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVALIDATION_MESSAGES } from '../../../src/planners/revalidation/messages';
import { RevalidationPlanner } from '../../../src/planners/revalidation/RevalidationPlanner';
import { enter } from '../../support/enter';
import { renderInTheme } from '../../support/render-in-theme';
import { NMC_FACTS } from './nmc-facts';

// It takes as long to draw as the results; create-planner.test.tsx has one.
jest.mock('../../../src/planners/shared/PlannerExample', () => ({ PlannerExample: () => null }));

const show = () => renderInTheme(<RevalidationPlanner facts={NMC_FACTS} />);
const sheet = () => within(screen.getByRole('region', { name: 'Where you are' }));
/** A row of the results, folded or not. */
const row = (name: string) => within(sheet().getByRole('row', { name: new RegExp(`^${name}`), hidden: true }));

/** Stores answers as an earlier visit did. */
function store(data: object): void {
  const file = { kind: 'nursing-tools', tool: 'revalidation-planner', version: 1, saved: '2026-11-01' };
  localStorage.setItem('tool:revalidation-planner', JSON.stringify({ ...file, data }));
}

test('results have the dates, the parts, entries, largest gap and next step', async () => {
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  show();
  fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '4' } });
  const expiry = within(screen.getByRole('group', { name: /^When does your registration expire/ }));
  enter(expiry.getByLabelText('Year'), '2067');
  enter(screen.getByRole('textbox', { name: /^Practice hours/ }), '300');
  enter(screen.getByLabelText(/^Topic/), 'Sepsis');
  enter(screen.getByLabelText('Hours'), '3');
  const participatory = screen.getByLabelText(/participatory hours/);
  enter(participatory, '4');
  await press('Add this learning');
  expect(participatory).toHaveAccessibleDescription(/must be 3 hours or less, not “4”/);
  fireEvent.input(participatory, { target: { value: '0' } });
  await press('Add this learning');
  await press('Show where I am');
  expect(screen.getByRole('heading', { name: 'Where you are' })).toHaveFocus();
  expect(row('Application due by').getByText(/1.April.2067/)).toBeInTheDocument();
  expect(row('Sepsis').getByText('the day, the method, the part of the Code, the evidence')).toBeInTheDocument();
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

test.each([
  ['2027-03-01', /^The NMC plans to publish/],
  ['2028-06-10', /^The NMC planned to publish/],
])('what the NMC has announced is told in the tense of %s', (day, text) => {
  jest.useFakeTimers({ now: new Date(`${day}T10:00:00`) });
  store({ expiryMonth: '3', expiryYear: '2029' });
  show();
  expect(sheet().getByText(text)).toBeInTheDocument();
  jest.useRealTimers();
});

const LEARNING = {
  id: '1',
  date: '2026-01-14',
  topic: 'Sepsis',
  method: 'course',
  code: 'preserve',
  evidence: 'Notes',
};
const TERM = { expiryMonth: '4', expiryYear: '2027' };

test('what is announced passes, however its text names the time', () => {
  jest.useFakeTimers({ now: new Date('2028-06-10T10:00:00') });
  jest.replaceProperty(REVALIDATION_MESSAGES.results, 'holds', 'A new process comes in the autumn.');
  store({ expiryMonth: '3', expiryYear: '2027' });
  show();
  expect(sheet().getByText(/^The NMC planned to publish/)).toBeInTheDocument();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an open entry counts as typed, with all that the NMC asks of it', async () => {
  store({ ...TERM, cpd: [{ ...LEARNING, hours: '7', participatory: '7' }] });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Change Sepsis' }));
  expect(row('Sepsis').getByRole('rowheader', { hidden: true })).toHaveTextContent(
    'Sepsis Method: Course or study dayPart of the Code: Preserve safetyEvidence you keep: Notes',
  );
  fireEvent.input(screen.getByLabelText('Hours'), { target: { value: '9' } });
  expect(row('Sepsis').getByText('9')).toBeInTheDocument();
  fireEvent.input(screen.getByLabelText(/^Topic/), { target: { value: '' } });
  expect(row('Complete entries').getAllByText('0')).toHaveLength(2);
});

test('an account without a title is told to lack it', () => {
  store({
    ...TERM,
    accounts: [
      { id: '1', title: '', source: 'event' },
      { id: '2', title: 'x'.repeat(201), source: '' },
    ],
  });
  show();
  expect(screen.getByText('Does not count yet: the title is missing.')).toBeInTheDocument();
  const both = /^Does not count yet: what it reflects on is missing; Title of the account: it takes 200 characters/;
  expect(screen.getByText(both)).toBeInTheDocument();
});
