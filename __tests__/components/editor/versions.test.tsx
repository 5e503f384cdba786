import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerVersion } from '../../../src/editor/versions';

const PATH = 'content/pricing.yaml';
const COMMIT = { sha: 'abc', authorName: 'Ada', date: new Date('2026-03-12T09:00:00Z') } as never;
const UNREADABLE = new Error('The folder cannot be read.');

const files = (read: () => Promise<undefined>) => async () => ({ fileAt: read }) as never;

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(value = '') {
  this.returnValue = value;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeEach(() => {
  globalThis.fetch = async () => ({ ok: true, text: async () => '- name: Starter' }) as never;
});

test('what is saved is not said to be unchanged when the list cannot be read again', async () => {
  const user = userEvent.setup();
  const done = offerVersion({
    path: PATH,
    commit: COMMIT,
    backend: { fetchFiles: () => Promise.reject(UNREADABLE) } as never,
    host: undefined,
    files: files(() => Promise.resolve(undefined)),
    save: () => Promise.resolve(),
  });
  await user.click(await screen.findByRole('button', { name: 'Bring this version back' }));
  const told = await screen.findByRole('dialog', { name: 'This version is back' });
  expect(told).toHaveTextContent(`${PATH} is saved as it was on 12 March 2026`);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await done;
});

test.each([
  ['reading the file', () => Promise.reject(UNREADABLE), () => Promise.resolve()],
  ['saving', () => Promise.resolve(undefined), () => Promise.reject(UNREADABLE)],
])('the author is told when bringing a version back fails at %s', async (_step, read, save) => {
  const user = userEvent.setup();
  const done = offerVersion({
    path: PATH,
    commit: COMMIT,
    backend: { fetchFiles: async () => {} } as never,
    host: undefined,
    files: files(read),
    save,
  });
  const goOn = await screen.findByRole('button', { name: /Bring this version back|Close/ });
  if (goOn.textContent !== 'Close') await user.click(goOn);
  expect(await screen.findByRole('dialog', { name: 'This version is not brought back' })).toHaveTextContent(
    `${PATH} is as it was before. The folder cannot be read.`,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await done;
});
