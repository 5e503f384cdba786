// Guards the application builder on screen: from a pasted specification to the text.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationBuilder } from '../../../src/planners/application/ApplicationBuilder';
import { enter } from '../../support/enter';
import { renderInTheme } from '../../support/render-in-theme';

// It takes as long to draw as the results; create-planner.test.tsx has one.
jest.mock('../../../src/planners/shared/PlannerExample', () => ({ PlannerExample: () => null }));

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const criteria = () =>
  within(screen.getByRole('group', { name: 'Your criteria and answers' }))
    .getAllByRole('button', { name: /^Answer/ })
    .map(({ textContent }) => textContent?.replace(/^Answer /, ''));
const sheet = () => within(screen.getByRole('region', { name: 'Your application' }));

async function paste(specification: string): Promise<void> {
  fireEvent.input(field('Paste the person'), { target: { value: specification } });
  await press('Show its lines');
  await waitFor(() => expect(field('Paste the person')).toHaveValue(''));
  await screen.findByRole('list', { name: 'The advert, line by line' });
}

async function list(specification: string): Promise<void> {
  await paste(specification);
  await press('These are the criteria');
}

const lines = () =>
  within(screen.getByRole('list', { name: 'The advert, line by line' }))
    .getAllByRole('listitem')
    .map((line) => within(line).getAllByRole('button')[0]?.textContent);

/** Writes an answer, and leaves it open. */
async function answer(criterion: string, action: string): Promise<void> {
  await press(`Answer ${criterion}`);
  enter(field('Action'), action);
}

/** A builder with the lines of a pasted text. */
async function showLines(specification: string): Promise<void> {
  renderInTheme(<ApplicationBuilder facts={[]} />);
  await paste(specification);
}

/** A builder with the criteria of a pasted text. */
async function show(specification = 'Essential\n• Registered nurse\n• Leads a shift\nDesirable\n• Audit') {
  renderInTheme(<ApplicationBuilder facts={[]} />);
  enter(field('Which post'), 'Senior staff nurse');
  await list(specification);
}

test('a second advert says what it changes, replaces the list, and loses no answer', async () => {
  await show();
  expect(screen.getByText(/^Your list of criteria: 2 essential, 1 desirable/)).toBeInTheDocument();
  expect(criteria()).toEqual(['Registered nurse', 'Leads a shift', 'Audit']);
  await answer('Registered nurse', 'I joined');
  await answer('Leads a shift', 'I led');
  await press('Done');
  await list('Person specification\nBand 7\n• Registered Nurse.\nEssential\n• Budgets\n• Audit\n');
  const outcome = /has 1 new criteria and 2 that you have already, 1 of them answered. 1 of your list/;
  expect(screen.getByText(outcome)).toBeInTheDocument();
  // Its weight is another now.
  expect(screen.getByText('Audit (essential)')).toBeInTheDocument();
  expect(criteria()).toHaveLength(3);
  await press('Replace my list');
  expect(criteria()).toEqual(['Registered Nurse.', 'Budgets', 'Audit', 'Leads a shift']);
  // What the new one does not say stays as it was.
  expect(screen.queryByRole('button', { name: 'Desirable Registered Nurse.' })).toBeNull();
  await press('Answer Registered Nurse.');
  expect(field('Action')).toHaveValue('I joined');
});

test('each line is shown, and a press changes its mark, or those below a heading', async () => {
  await showLines('Staff Nurse\nEssential\n• NMC PIN\n• IV drugs\nDesirable\n• Audit\nHow to apply\nSend a CV');
  expect(screen.getByText(/^2 essential, 1 desirable, 3 left out/)).toBeInTheDocument();
  expect(field('Paste the person')).toHaveValue('');
  expect(lines()).toEqual([
    '1 line left out',
    'All essential Essential',
    'Essential NMC PIN',
    'Essential IV drugs',
    'All desirable Desirable',
    'Desirable Audit',
    '2 lines left out',
  ]);
  await press('Essential IV drugs');
  expect(button('Desirable IV drugs')).toHaveFocus();
  expect(screen.getByText('Desirable: IV drugs', { selector: '[role=status] *' })).toBeInTheDocument();
  expect(button('Mixed Essential')).toBeInTheDocument();
  await press('Desirable IV drugs');
  // What a press leaves out stays in view.
  expect(button('Left out IV drugs')).toHaveFocus();
  await press('All desirable Desirable');
  expect(button('Left out Audit')).toBeInTheDocument();
  await press('2 lines left out');
  expect(button('Left out How to apply')).toHaveFocus();
  for (const _press of ['', '', '']) await press('Undo');
  expect(lines().slice(2, 6)).toEqual([
    'Essential NMC PIN',
    'Essential IV drugs',
    'All desirable Desirable',
    'Desirable Audit',
  ]);
  await press('Undo');
  expect(field('Paste the person')).toHaveValue(
    'Staff Nurse\nEssential\n• NMC PIN\n• IV drugs\nDesirable\n• Audit\nHow to apply\nSend a CV',
  );
});

test('a line is split between two words, and joined to the one above', async () => {
  await showLines('Essential\n• NMC PIN IV drugs\n• in a ward');
  await press('NMC PIN IV drugs');
  await press('New line at IV');
  expect(lines().slice(1)).toEqual(['Essential NMC PIN', 'Essential IV drugs', 'Essential in a ward']);
  expect(button('IV drugs')).toHaveFocus();
  expect(button('IV drugs')).toHaveAttribute('aria-expanded', 'true');
  await press('in a ward');
  await press('Join to the line above');
  expect(lines().slice(1)).toEqual(['Essential NMC PIN', 'Essential IV drugs in a ward']);
  await press('Undo');
  // It is another line now, in the place of the one that was open.
  expect(screen.queryByRole('button', { name: 'Heading' })).toBeNull();
  await press('in a ward');
  await press('Join to the line above');
  await press('Heading');
  await press('These are the criteria');
  expect(criteria()).toEqual(['NMC PIN']);
});

test('what the advert does not say is chosen in the list', async () => {
  await show('• Band 7');
  await press('Desirable Band 7');
  expect(screen.queryByRole('button', { name: 'Desirable Band 7' })).toBeNull();
});

test('more criteria than the list takes are told, and stay in the lines', async () => {
  await showLines(Array.from({ length: 101 }, (_, index) => `• Criterion ${index}`).join('\n'));
  await press('These are the criteria');
  expect(screen.getByText(/^Your list takes 100 criteria, and these would make 101/)).toBeInTheDocument();
  expect(lines()).toHaveLength(101);
});

test('criteria that the list has already are nothing new, unless their weight is another', async () => {
  await show();
  await list('Essential\n• Registered nurse\n• Leads a shift\nDesirable\n• Audit');
  expect(screen.getByText(/^Nothing in it is new/)).toBeInTheDocument();
  expect(criteria()).toHaveLength(3);
  await list('Essential\n• Audit\n• Leads a shift\n• Registered nurse');
  expect(screen.getByRole('button', { name: 'Replace my list' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to my list' })).toBeNull();
});

test('added criteria go again, without what was written in between', async () => {
  await show();
  await list('Essential\n• Budgets');
  await press('Add to my list');
  expect(criteria()).toEqual(['Registered nurse', 'Leads a shift', 'Audit', 'Budgets']);
  await answer('Audit', 'I counted');
  await press('Done');
  await press('Undo');
  expect(criteria()).toEqual(['Registered nurse', 'Leads a shift', 'Audit']);
  await press('Answer Audit');
  expect(field('Action')).toHaveValue('I counted');
});

test('the length is shown at once, and announced after a pause', async () => {
  await show();
  enter(field('How much does the form take'), '250');
  const heard: (string | null)[] = [];
  const note = () => heard.push(...screen.queryAllByRole('status').map(({ textContent }) => textContent));
  await answer('Audit', 'I counted');
  new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
  enter(field('Action'), ' beds');
  const shown =
    'This answer: 3 words, 15 characters. Your whole text: 4 words, 22 characters. The form takes 250 words.';
  expect(screen.getByText(shown)).toBeInTheDocument();
  const announced = () => screen.getAllByRole('status').filter(({ textContent }) => textContent === shown);
  expect(announced()).toEqual([]);
  expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true');
  await waitFor(() => expect(announced()).toHaveLength(1));
  expect(heard.filter((text) => text?.startsWith('This answer: 2 words'))).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Characters' }));
  expect(screen.getByText(/takes 250 characters\. A line break counts as two here/)).toBeInTheDocument();
});

test('a limit for each answer is compared with the longest one', async () => {
  await show('• Audit\n• Leads a shift');
  enter(field('How much does the form take'), '50');
  await userEvent.click(screen.getByRole('radio', { name: 'Each answer' }));
  await answer('Leads a shift', 'word '.repeat(53));
  await answer('Audit', 'word '.repeat(30));
  await press('Done');
  await press('Put my application together');
  expect(sheet().getByRole('heading', { name: 'Shorten your longest answer by 3 words' })).toBeInTheDocument();
  expect(sheet().getByText('words in your longest answer')).toBeInTheDocument();
});

test('interview questions fit their criterion, and none comes twice', async () => {
  const titles = ['Registered nurse', 'Venepuncture', 'Teaching qualification', 'Risk assessment', 'Teaches students'];
  await show([...titles, 'Mentors colleagues', 'Degree or equivalent', 'A track record of recruitment'].join('\n• '));
  await press('Put my application together');
  const terms = sheet().getAllByRole('term', { hidden: true }).slice(-8);
  const asked = terms.map((term) => term.querySelector('strong')?.textContent);
  expect(asked.filter(Boolean)).toEqual(['How have you helped a student or a colleague to learn something?']);
  expect(asked[4]).toBeDefined();
});

test('criteria are moved and joined by buttons that keep the focus', async () => {
  await show();
  await press('Up Leads a shift');
  expect(criteria()).toEqual(['Leads a shift', 'Registered nurse', 'Audit']);
  expect(screen.getByText('Now number 1 of 3: Leads a shift.')).toBeInTheDocument();
  expect(button('Down Leads a shift')).toHaveFocus();
  await press('Join to above Audit');
  expect(criteria()).toEqual(['Leads a shift', 'Registered nurse Audit']);
  expect(button('Answer Registered nurse Audit')).toHaveFocus();
});

test('an answer opens in its place, the text follows each word, and others can use it', async () => {
  await show();
  await press('Put my application together');
  expect(sheet().getByRole('heading', { name: 'Answer this one next: Registered nurse' })).toBeInTheDocument();
  const shared = { name: 'The example of another criterion' };
  await press('Answer Audit');
  expect(screen.queryByRole('radio', shared)).toBeNull();
  await press('Done');
  await press('Answer Leads a shift');
  expect(field('Criterion')).toHaveFocus();
  enter(field('Action'), 'I led');
  expect(within(sheet().getByRole('group', { name: 'Your text' })).getByText('I led.')).toBeInTheDocument();
  expect(sheet().getByRole('button', { name: 'Copy the text' })).toBeInTheDocument();
  // It follows the answers in the same field, whatever was changed in it.
  const copied = sheet().getByLabelText('Your text', { selector: 'textarea' });
  expect(copied).toHaveValue('Leads a shift\nI led.');
  fireEvent.input(copied, { target: { value: 'Mine' } });
  fireEvent.input(field('Action'), { target: { value: 'I led well' } });
  expect(copied).toBeInTheDocument();
  expect(copied).toHaveValue('Leads a shift\nI led well.');
  fireEvent.input(field('Action'), { target: { value: 'I led' } });
  await press('Done');
  expect(button('Answer Leads a shift')).toHaveFocus();
  const missing = within(sheet().getByRole('group', { name: 'Still missing' })).getAllByRole('listitem');
  expect(missing.map(({ textContent }) => textContent)).toEqual(['Registered nurse (essential)', 'Audit (desirable)']);
  await press('Answer Audit');
  await userEvent.click(screen.getByRole('radio', shared));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Which criterion/ }), 'Leads a shift');
  await press('Done');
  expect(screen.getByText('Answered by the example of: Leads a shift')).toBeInTheDocument();
});

test('a part that the browser does not copy is selected', async () => {
  await show();
  await answer('Audit', 'I counted');
  await press('Put my application together');
  fireEvent.click(sheet().getByRole('button', { name: 'Copy Audit' }));
  expect(await sheet().findByText(/The text is selected/)).toBeInTheDocument();
  expect(String(getSelection())).toBe('I counted.');
});
