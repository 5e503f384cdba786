// Guards the form that adds and changes a planner's entries.
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { REVALIDATION_MESSAGES } from '../../../src/planners/revalidation/messages';
import { ACCOUNT_QUESTIONS, type AccountEntry, EMPTY_ACCOUNT } from '../../../src/planners/revalidation/questions';
import { EntryEditor } from '../../../src/planners/shared/EntryEditor';
import { renderInTheme } from '../../support/render-in-theme';

const LIST_PROPS = {
  tableOf: () => ACCOUNT_QUESTIONS,
  prefix: 'account-',
  about: ({ source }: AccountEntry) => ({ notes: [source] }),
  empty: EMPTY_ACCOUNT,
  messages: REVALIDATION_MESSAGES.accounts,
  warning: '',
  path: '/tools/',
  most: 2,
};

/** A list for two entries, and their titles. */
function ShortList({ first = [] }: { readonly first?: readonly AccountEntry[] }) {
  const [entries, setEntries] = useState(first);
  return (
    <>
      <EntryEditor {...LIST_PROPS} entries={entries} onEntries={setEntries} />
      <output data-testid="titles">{entries.map(({ title }) => title).join()}</output>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('textbox');
const alert = () => screen.queryByRole('alert');
const entries = () => screen.getByTestId('titles').textContent;

/** Renders the list; returns ways to press a button, and to add an account. */
function show(first?: readonly AccountEntry[]) {
  renderInTheme(<ShortList first={first} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(button(name));
  const choose = () => user.selectOptions(screen.getByRole('combobox'), screen.getAllByRole('option')[1] ?? '');
  const add = async (text: string) => {
    await user.type(title(), text);
    await choose();
    await press('Add this account');
  };
  return { user, press, choose, add };
}

test('an entry is in the list from its first letter until its last is deleted', async () => {
  const { user } = show();
  await user.type(title(), 'T');
  expect(entries()).toBe('T');
  await user.type(title(), 'wo');
  expect(entries()).toBe('Two');
  expect(title()).toHaveFocus();
  await user.clear(title());
  expect(entries()).toBe('');
  expect(title()).toHaveFocus();
});

test('a half-written entry stays when another is opened', async () => {
  const { press, add, user } = show();
  await add('One');
  await user.type(title(), 'Two');
  await press('Change One');
  expect(screen.getByText('Added: Two.')).toBeVisible();
  expect(title()).toHaveValue('One');
  await user.type(title(), ' again');
  await press('Change Two');
  expect(entries()).toBe('One again,Two');
  await user.clear(title());
  await press('Done');
  expect(alert()).toBeInTheDocument();
  await press('Change One again');
  expect(alert()).toBeNull();
  expect(button('Change an entry without a title')).toBeInTheDocument();
  await press('Done');
  expect(button('Change One again')).toHaveFocus();
});

test('a removed entry comes back to its place, with what was typed since', async () => {
  const { press, add, user } = show();
  await add('One');
  await user.type(title(), 'Two');
  await press('Remove One');
  expect(screen.getByText('Removed: One.').closest('li')).toHaveFocus();
  await user.type(title(), '!');
  await press('Undo');
  expect(entries()).toBe('One,Two!');
  expect(button('Change One')).toHaveFocus();
  await press('Remove Two!');
  expect(title()).toHaveValue('');
  await press('Undo');
  expect(entries()).toBe('One,Two!');
});

test('a full list accepts changes, but no more entries', async () => {
  const { press, add } = show();
  await add('One');
  await add('Two');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/it takes 2 entries/)).toHaveFocus();
  await press('Change Two');
  expect(title()).toHaveValue('Two');
  await press('Remove One');
  await press('Done');
  expect(button('Change Two')).toHaveFocus();
  expect(title()).toHaveValue('');
});

test('an error goes as soon as its field reads rightly, and stays away', async () => {
  const { user, press, choose } = show();
  await press('Add this account');
  expect(title()).toBeInvalid();
  await user.type(title(), 'O');
  expect(title()).toBeValid();
  expect(alert()).toBeInTheDocument();
  await user.clear(title());
  expect(title()).toHaveAttribute('aria-invalid', 'false');
  await choose();
  expect(alert()).toBeNull();
});

test('a text longer than its field takes is kept, counted and told', async () => {
  const { user, press } = show();
  await user.click(title());
  await user.paste('x'.repeat(201));
  expect(title()).toHaveValue('x'.repeat(201));
  expect(screen.getByText(/^Characters: 201. This takes 200/)).toBeInTheDocument();
  await press('Add this account');
  expect(alert()).toHaveTextContent('it takes 200 characters, and this has 201');
});

test('a double press adds one entry', async () => {
  const { user, choose } = show();
  await user.type(title(), 'One');
  await choose();
  const add = button('Add this account');
  act(() => {
    fireEvent.click(add);
    fireEvent.click(add);
  });
  expect(entries()).toBe('One');
});

test('fields that a browser fills together make one entry', () => {
  show();
  act(() => {
    fireEvent.input(title(), { target: { value: 'One' } });
    fireEvent.input(screen.getByRole('combobox'), { target: { value: 'event' } });
  });
  expect(entries()).toBe('One');
});
