// Guards the application builder on screen: from a pasted specification to the text.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationBuilder } from '../../../src/planners/application/ApplicationBuilder';
import { enter } from '../../support/enter';
import { renderInTheme } from '../../support/render-in-theme';

// It takes as long to draw as the results; create-planner.test.tsx has one.
jest.mock('../../../src/planners/shared/PlannerExample', () => ({ PlannerExample: () => null }));

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const criteria = () =>
  within(screen.getByRole('group', { name: 'Your criteria and answers' }))
    .getAllByRole('button', { name: /^Answer/ })
    .map(({ textContent }) => textContent?.replace(/^Answer /, ''));

/** A builder with three criteria from a pasted text. */
async function show() {
  renderInTheme(<ApplicationBuilder facts={[]} />);
  const user = userEvent.setup();
  enter(field('Which post'), 'Senior staff nurse');
  await user.click(field('Paste the person'));
  await user.paste('Essential\n• Registered nurse\n• Leads a shift\nDesirable\n• Audit');
  await user.click(button('List the criteria'));
  return user;
}

test('a pasted specification becomes a list, once', async () => {
  const user = await show();
  expect(screen.getByText(/^Added to your list: 2 essential, 1 desirable/)).toBeInTheDocument();
  expect(criteria()).toEqual(['Registered nurse', 'Leads a shift', 'Audit']);
  await user.click(button('List the criteria'));
  expect(screen.getByText(/^Nothing new was found/)).toBeInTheDocument();
  expect(criteria()).toHaveLength(3);
});

test('a second advert says what it changes, replaces the list, and loses no answer', async () => {
  const user = await show();
  await user.click(button('Answer Audit'));
  enter(field('Action'), 'I counted');
  await user.click(button('Save this entry'));
  await user.clear(field('Paste the person'));
  await user.click(field('Paste the person'));
  await user.paste('Person specification\nBand 7\nEssential\n• Registered Nurse.\n• Budgets\n');
  await user.click(button('List the criteria'));
  expect(
    screen.getByText(/has 1 new criteria and 1 that you have already, 0 of them answered. 2 of your list/),
  ).toBeInTheDocument();
  expect(criteria()).toHaveLength(3);
  await user.click(button('Replace my list'));
  expect(criteria()).toEqual(['Registered Nurse.', 'Budgets', 'Audit']);
  await user.click(button('Add as a criterion Band 7'));
  expect(criteria()).toContain('Band 7');
  await user.click(button('Desirable Band 7'));
  expect(screen.queryByRole('button', { name: 'Desirable Band 7' })).toBeNull();
});

test('a criterion that another version of the advert weights differently is named', async () => {
  const user = await show();
  await user.clear(field('Paste the person'));
  await user.click(field('Paste the person'));
  await user.paste('Essential\n• Registered nurse\n• Leads a shift\n• Audit');
  await user.click(button('List the criteria'));
  expect(screen.getByText('Audit (essential)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to my list' })).toBeNull();
  await user.click(button('Replace my list'));
  await user.click(button('List the criteria'));
  expect(screen.getByText(/^Nothing new was found/)).toBeInTheDocument();
});

test('added criteria go again, without what was written in between', async () => {
  const user = await show();
  await user.clear(field('Paste the person'));
  await user.click(field('Paste the person'));
  await user.paste('Essential\n• Budgets');
  await user.click(button('List the criteria'));
  await user.click(button('Add to my list'));
  expect(criteria()).toEqual(['Registered nurse', 'Leads a shift', 'Audit', 'Budgets']);
  await user.click(button('Answer Audit'));
  enter(field('Action'), 'I counted');
  await user.click(button('Save this entry'));
  await user.click(button('Undo'));
  expect(criteria()).toEqual(['Registered nurse', 'Leads a shift', 'Audit']);
  await user.click(button('Answer Audit'));
  expect(field('Action')).toHaveValue('I counted');
});

test('the length is shown at once, and announced after a pause', async () => {
  const user = await show();
  enter(screen.getByRole('textbox', { name: /^How much does the form take/ }), '250');
  await user.click(button('Answer Audit'));
  enter(field('Action'), 'I counted beds');
  const shown =
    'This answer: 3 words, 15 characters. Your whole text: 4 words, 21 characters. The form takes 250 words.';
  expect(screen.getByText(shown)).toBeInTheDocument();
  const announced = () => screen.getAllByRole('status').filter(({ textContent }) => textContent === shown);
  expect(announced()).toEqual([]);
  await waitFor(() => expect(announced()).toHaveLength(1));
});

test('a limit for each answer is compared with the longest one', async () => {
  const user = await show();
  enter(screen.getByRole('textbox', { name: /^How much does the form take/ }), '50');
  await user.click(screen.getByRole('radio', { name: 'Each answer' }));
  for (const [title, words] of [
    ['Registered nurse', 30],
    ['Leads a shift', 53],
    ['Audit', 30],
  ] as const) {
    await user.click(button(`Answer ${title}`));
    await user.click(field('Action'));
    await user.paste('word '.repeat(words));
  }
  await user.click(button('Save this entry'));
  await user.click(button('Put my application together'));
  const sheet = within(screen.getByRole('region', { name: 'Your application' }));
  expect(sheet.getByRole('heading', { name: 'Shorten your longest answer by 3 words' })).toBeInTheDocument();
  expect(sheet.getByText('words in your longest answer')).toBeInTheDocument();
});

test('interview questions fit their criterion, and none comes twice', async () => {
  renderInTheme(<ApplicationBuilder facts={[]} />);
  const user = userEvent.setup();
  enter(field('Which post'), 'Senior staff nurse');
  await user.click(field('Paste the person'));
  await user.paste(
    '• Registered nurse\n• Venepuncture\n• Teaching qualification\n• Risk assessment\n• Teaches students\n• Mentors colleagues\n• Degree or equivalent\n• A track record of recruitment',
  );
  await user.click(button('List the criteria'));
  await user.click(button('Put my application together'));
  const sheet = within(screen.getByRole('region', { name: 'Your application' }));
  const terms = sheet.getAllByRole('term', { hidden: true }).slice(-8);
  expect(terms.map((term) => term.querySelector('strong')?.textContent ?? '')).toEqual([
    '',
    '',
    '',
    '',
    'How have you helped a student or a colleague to learn something?',
    '',
    '',
    '',
  ]);
});

test('criteria are moved and joined by buttons that keep the focus', async () => {
  const user = await show();
  await user.click(button('Up Leads a shift'));
  expect(criteria()).toEqual(['Leads a shift', 'Registered nurse', 'Audit']);
  expect(screen.getByText('Now number 1 of 3: Leads a shift.')).toBeInTheDocument();
  expect(button('Down Leads a shift')).toHaveFocus();
  await user.click(button('Join to above Audit'));
  expect(criteria()).toEqual(['Leads a shift', 'Registered nurse Audit']);
  expect(button('Answer Registered nurse Audit')).toHaveFocus();
});

test('an answer opens in its place, and the text follows each word', async () => {
  const user = await show();
  await user.click(button('Put my application together'));
  const sheet = within(screen.getByRole('region', { name: 'Your application' }));
  expect(sheet.getByRole('heading', { name: 'Answer this one next: Registered nurse' })).toBeInTheDocument();
  await user.click(button('Answer Leads a shift'));
  expect(field('Criterion')).toHaveFocus();
  enter(field('Action'), 'I led');
  expect(within(sheet.getByRole('group', { name: 'Your text' })).getByText('I led.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Copy the text' })).toBeInTheDocument();
  await user.click(button('Save this entry'));
  expect(button('Answer Leads a shift')).toHaveFocus();
  expect(
    within(sheet.getByRole('group', { name: 'Still missing' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Registered nurse (essential)', 'Audit (desirable)']);
});

test('another criterion can use an example once there is one', async () => {
  const user = await show();
  await user.click(button('Answer Audit'));
  expect(screen.queryByRole('radio', { name: 'The example of another criterion' })).toBeNull();
  await user.click(button('Cancel changes'));
  await user.click(button('Answer Leads a shift'));
  enter(field('Action'), 'I led');
  await user.click(button('Answer Audit'));
  await user.click(screen.getByRole('radio', { name: 'The example of another criterion' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Which criterion/ }), 'Leads a shift');
  await user.click(button('Save this entry'));
  expect(screen.getByText('Answered by the example of: Leads a shift')).toBeInTheDocument();
});
