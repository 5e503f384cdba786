// Guards the form that adds and changes a planner's entries.
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
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

const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('textbox');
const alert = () => screen.queryByRole('alert');

/** Renders the list; returns ways to press a button, and to add an account. */
function show(draft?: AccountEntry) {
  renderInTheme(<ShortList draft={draft} />);
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

test('a half-written entry is added or saved when another is opened', async () => {
  const { press, add, user } = show();
  await add('One');
  await user.type(title(), 'Two');
  await press('Change One');
  expect(screen.getByText('Added: Two.')).toBeVisible();
  expect(title()).toHaveValue('One');
  await user.type(title(), ' again');
  await press('Change Two');
  expect(screen.getByText('Changed: One again.')).toBeVisible();
  await user.clear(title());
  await press('Save this entry');
  expect(alert()).toBeInTheDocument();
  await press('Cancel changes');
  expect(alert()).toBeNull();
  expect(title()).toHaveValue('');
  expect(button('Change Two')).toBeInTheDocument();
});

test('a full list accepts changes, but no more entries', async () => {
  const { press, add } = show();
  await add('One');
  await add('Two');
  await add('Three');
  expect(screen.queryByText('Added: Two.')).toBeNull();
  expect(alert()).toHaveTextContent('it takes 2 entries');
  await press('Change Two');
  expect(title()).toHaveValue('Three');
  expect(alert()).toHaveFocus();
  await press('Remove One');
  expect(screen.getByText('Removed: One.').closest('li')).toHaveFocus();
  expect(alert()).toBeNull();
  await press('Add this account');
  await press('Change Two');
  expect(title()).toHaveValue('Two');
});

test('a full list says only that it is full of an empty entry', async () => {
  const error = jest.spyOn(console, 'error');
  renderInTheme(
    <EntryEditor {...LIST_PROPS} most={0} list={{ entries: [], draft: EMPTY_ACCOUNT }} onList={() => {}} />,
  );
  await userEvent.click(button('Add this account'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
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

test('a text longer than its field takes is kept, counted and not added', async () => {
  const { user, press } = show();
  await user.click(title());
  await user.paste('x'.repeat(201));
  expect(title()).toHaveValue('x'.repeat(201));
  expect(screen.getByText(/^Characters: 201. This takes 200/)).toBeInTheDocument();
  await press('Add this account');
  expect(alert()).toHaveTextContent('it takes 200 characters, and this has 201');
});

test('a double press adds one entry', () => {
  show({ ...EMPTY_ACCOUNT, title: 'One', source: 'event' });
  const add = button('Add this account');
  act(() => {
    fireEvent.click(add);
    fireEvent.click(add);
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test("a new entry's id is free in the latest list", () => {
  const draft = { ...EMPTY_ACCOUNT, title: 'Two', source: 'event' };
  let latest: EntryList<AccountEntry> = { entries: [{ ...draft, id: '1', title: 'One' }], draft };
  const onList: ComponentProps<typeof EntryEditor<AccountEntry>>['onList'] = (update) => {
    latest = update(latest);
  };
  renderInTheme(<EntryEditor {...LIST_PROPS} list={{ entries: [], draft }} onList={onList} />);
  fireEvent.click(button('Add this account'));
  expect(latest.entries).toMatchObject([{ id: '1' }, { id: '2', title: 'Two' }]);
});
