// Guards that nothing typed is lost: kept on the device, saved to a file, in another tab, on leaving.
import { act, cleanup, screen } from '@testing-library/react';
import {
  addLearning,
  button,
  giveMonth,
  KEY,
  openFile,
  results,
  show,
  topic,
  year,
} from '../../support/revalidation-planner';

/** A long form on a busy machine. */
jest.setTimeout(60_000);

afterEach(() => localStorage.clear());

/** What an earlier visit has left. */
const saved = (data: object) =>
  JSON.stringify({ kind: 'nursing-tools', tool: 'revalidation-planner', version: 1, saved: '2026-11-01', data });

const refuse = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

it('says so where the browser refuses, and keeps what an earlier visit has left', async () => {
  const before = saved({ expiryMonth: '4', expiryYear: '2067' });
  localStorage.setItem(KEY, before);
  const user = show();
  const full = refuse();
  await addLearning(user, 'Sepsis', '3', '0');
  expect(screen.getByText(/^This browser would not remember it/)).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe(before);
  full.mockRestore();
  await user.click(button('Remember on this device'));
  expect(localStorage.getItem(KEY)).toContain('Sepsis');
});

it('does not overwrite what another tab has kept before it has told of it', async () => {
  const user = show();
  await giveMonth(user);
  localStorage.setItem(KEY, saved({ expiryYear: '2070' }));
  await user.click(button('Remember on this device'));
  expect(screen.getByText(/was changed in another tab/)).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toContain('2070');
  await user.click(button('Remember on this device'));
  expect(localStorage.getItem(KEY)).toContain('2067');

  localStorage.setItem(KEY, saved({ cpd: [{ topic: 'Falls' }] }));
  await addLearning(user, 'Sepsis', '3', '0');
  expect(screen.getByText(/was changed in another tab/)).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toContain('Falls');
});

it('tells at once that another tab has changed or deleted what is kept, and loses nothing', async () => {
  const user = show();
  await giveMonth(user);
  const told = (change: () => void) =>
    act(() => {
      change();
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
  for (const change of [() => localStorage.setItem(KEY, saved({ expiryYear: '2070' })), () => localStorage.clear()]) {
    await user.click(button('Remember on this device'));
    told(change);
    expect(screen.getByText(/was changed in another tab/)).toBeInTheDocument();
  }
  await user.type(topic(), 'Sepsis');
  expect(year()).toHaveValue('2067');
  expect(localStorage).toHaveLength(0);
});

it('leaves what it cannot read alone until it is asked to replace it', async () => {
  localStorage.setItem(KEY, 'something else');
  const user = show();
  await user.type(topic(), 'Sepsis');
  expect(screen.getByText(/cannot be read by this page/)).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe('something else');
  await user.click(button('Remember on this device'));
  expect(localStorage.getItem(KEY)).toContain('Sepsis');
});

it('forgets everything, copies of earlier versions included', async () => {
  for (const name of [KEY, `${KEY}:unreadable-1`]) localStorage.setItem(name, 'something else');
  const user = show();
  await user.click(button('Forget'));
  expect(localStorage).toHaveLength(0);
});

describe('leaving', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is asked about while something is entered that is neither kept nor saved', async () => {
    const user = show();
    expect(isAsked()).toBe(false);
    await user.type(topic(), 'Sepsis');
    expect(isAsked()).toBe(true);
    await user.click(button('Remember on this device'));
    expect(isAsked()).toBe(false);
    await user.click(button('Forget'));
    expect(isAsked()).toBe(true);
    await user.click(button('Start again'));
    expect(isAsked()).toBe(false);
  });

  it('for another page loses nothing that is newer than what another tab keeps, and overwrites neither', async () => {
    const left = new Map();
    const user = show(left);
    await user.click(button('Remember on this device'));
    localStorage.setItem(KEY, saved({ expiryYear: '2070' }));
    await user.type(topic(), 'Sepsis');
    cleanup();
    show(left);
    expect(topic()).toHaveValue('Sepsis');
    expect(screen.getByText(/was changed in another tab/)).toBeInTheDocument();
    await user.type(topic(), ' care');
    expect(localStorage.getItem(KEY)).toContain('2070');
    await user.click(button('Remember on this device'));
    expect(localStorage.getItem(KEY)).toContain('Sepsis care');
  });

  it('is not asked about what was saved to a file, after another page of the site either', async () => {
    Object.assign(URL, { createObjectURL: jest.fn(), revokeObjectURL: jest.fn() });
    const left = new Map();
    const user = show(left);
    await user.type(topic(), 'Sepsis');
    await user.click(button('Save to a file'));
    expect(isAsked()).toBe(false);
    cleanup();
    show(left);
    expect(isAsked()).toBe(false);
  });
});

it('does not greet with what was entered last time where that is nothing', async () => {
  const user = show();
  await user.type(topic(), 'Sepsis');
  await user.click(button('Remember on this device'));
  await user.click(button('Start again'));
  cleanup();
  show();
  expect(screen.queryByText(/^Your plan, saved/)).not.toBeInTheDocument();
  expect(screen.queryByText(/what you entered last time/)).not.toBeInTheDocument();
  expect(button('Forget')).toBeInTheDocument();
});

it('empties all fields, and brings everything back', async () => {
  const user = show();
  await giveMonth(user);
  await addLearning(user, 'Sepsis', '3', '0');
  await user.click(button('Show where I am'));
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

it('keeps an entry that is half written while another is changed, and with everything else', async () => {
  const user = show();
  await addLearning(user, 'Sepsis', '3', '0');
  await user.type(topic(), 'Falls');
  await user.click(button('Change Sepsis'));
  await user.click(button('Cancel changes'));
  expect(topic()).toHaveValue('Falls');
  await user.click(button('Remember on this device'));
  expect(localStorage.getItem(KEY)).toContain('Falls');
  await user.click(button('Start again'));
  expect(topic()).toHaveValue('');
  await user.click(button('Undo'));
  expect(topic()).toHaveValue('Falls');
  await user.click(button('Add this learning'));
  expect(topic()).toHaveValue('');
  expect(button('Change Falls')).toBeInTheDocument();
});

it('keeps a change that is half written while another entry is changed', async () => {
  const user = show();
  for (const name of ['Sepsis', 'Falls']) await addLearning(user, name, '3', '0');
  await user.click(button('Change Sepsis'));
  await user.type(topic(), ' in pregnancy');
  await user.click(button('Change Falls'));
  expect(topic()).toHaveValue('Falls');
  await user.click(button('Change Sepsis'));
  expect(topic()).toHaveValue('Sepsis in pregnancy');
  await user.click(button('Cancel changes'));
  await user.click(button('Change Sepsis'));
  expect(topic()).toHaveValue('Sepsis');
});

it('gives a new entry nothing of a change to one that was removed', async () => {
  const user = show();
  for (const name of ['Sepsis', 'Falls']) await addLearning(user, name, '3', '0');
  await user.click(button('Change Falls'));
  await user.type(topic(), ' at night');
  await user.click(button('Change Sepsis'));
  await user.click(button('Remove Falls'));
  await user.click(button('Cancel changes'));
  await addLearning(user, 'Sleep', '2', '0');
  await user.click(button('Change Sleep'));
  expect(topic()).toHaveValue('Sleep');
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
