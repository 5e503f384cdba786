// Guards the form that adds and changes a planner's entries.
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { REVALIDATION_MESSAGES } from '../../../src/planners/revalidation/messages';
import { ACCOUNT_QUESTIONS, type AccountEntry, EMPTY_ACCOUNT } from '../../../src/planners/revalidation/questions';
import { EntryEditor } from '../../../src/planners/shared/EntryEditor';
import type { EntryList } from '../../../src/planners/shared/entry-list';
import { renderInTheme } from '../../support/render-in-theme';

const LIST_PROPS = {
  table: ACCOUNT_QUESTIONS,
  prefix: 'account-',
  titleOf: ({ title }: AccountEntry) => title,
  about: ({ source }: AccountEntry) => source,
  empty: EMPTY_ACCOUNT,
  messages: REVALIDATION_MESSAGES.accounts,
  warning: '',
  path: '/tools/',
  most: 2,
};

/** A list for two entries. */
function ShortList({ draft = EMPTY_ACCOUNT }: { readonly draft?: AccountEntry }) {
  const [list, setList] = useState<EntryList<AccountEntry>>({ entries: [], draft });
  return <EntryEditor {...LIST_PROPS} list={list} onList={setList} />;
}

test('a full list accepts changes, but no more entries', async () => {
  renderInTheme(<ShortList />);
  const user = userEvent.setup();
  const title = () => screen.getByRole('textbox');
  const add = async (text: string) => {
    await user.type(title(), text);
    await user.selectOptions(screen.getByRole('combobox'), screen.getAllByRole('option')[1] ?? '');
    await user.click(screen.getByRole('button', { name: 'Add this account' }));
  };
  await add('One');
  await add('Two');
  expect(screen.getByText('Added: Two.')).toBeVisible();
  await add('Three');
  expect(screen.queryByText('Added: Two.')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('it takes 2 entries');
  expect(title()).toHaveValue('Three');
  expect(screen.queryByRole('button', { name: 'Change Three' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change Two' }));
  expect(title()).toHaveValue('Three');
  expect(screen.getByRole('alert')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Remove One' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add this account' }));
  expect(screen.getByRole('button', { name: 'Change Three' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Change Two' }));
  await user.type(title(), ' again');
  await user.click(screen.getByRole('button', { name: 'Save this entry' }));
  expect(screen.getByRole('button', { name: 'Change Two again' })).toBeInTheDocument();
});

test('a full list says only that it is full of an empty entry', async () => {
  const error = jest.spyOn(console, 'error');
  renderInTheme(
    <EntryEditor {...LIST_PROPS} most={0} list={{ entries: [], draft: EMPTY_ACCOUNT }} onList={() => {}} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add this account' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
});

test('an error goes as soon as its field reads rightly, and stays away', async () => {
  renderInTheme(<ShortList />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add this account' }));
  const title = screen.getByRole('textbox');
  expect(title).toHaveAttribute('aria-invalid', 'true');
  await user.type(title, 'O');
  expect(title).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await user.clear(title);
  expect(title).toHaveAttribute('aria-invalid', 'false');
  await user.selectOptions(screen.getByRole('combobox'), screen.getAllByRole('option')[1] ?? '');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a text longer than its field takes is kept, counted and not added', async () => {
  renderInTheme(<ShortList />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.paste('x'.repeat(201));
  expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(201));
  expect(screen.getByText(/^Characters: 201. This takes 200/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add this account' }));
  expect(screen.getByRole('alert')).toHaveTextContent('it takes 200 characters, and this has 201');
});

test('a double press adds one entry', () => {
  renderInTheme(<ShortList draft={{ ...EMPTY_ACCOUNT, title: 'One', source: 'event' }} />);
  const add = screen.getByRole('button', { name: 'Add this account' });
  act(() => {
    fireEvent.click(add);
    fireEvent.click(add);
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test("a new entry's id is free in the latest list", () => {
  const draft = { ...EMPTY_ACCOUNT, title: 'Two', source: 'event' };
  let latest: EntryList<AccountEntry> = { entries: [{ ...draft, id: '1', title: 'One' }], draft };
  renderInTheme(
    <EntryEditor
      {...LIST_PROPS}
      list={{ entries: [], draft }}
      onList={(update) => {
        latest = update(latest);
      }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add this account' }));
  expect(latest.entries.map(({ id, title }) => [id, title])).toEqual([
    ['1', 'One'],
    ['2', 'Two'],
  ]);
});
