import { screen } from '@testing-library/react';
import { ask } from '../../../src/editor/dialog';

// As in browsers: the event comes in a later task than the call.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(value = '') {
  this.returnValue = value;
  this.open = false;
  setTimeout(() => this.dispatchEvent(new Event('close')));
};

test('what was asked is answered before the next key can be pressed', async () => {
  const answered = jest.fn();
  void ask({ title: 'A link', content: [], back: 'Back', goOn: 'Insert' }).then(answered);
  screen.getByRole('button', { name: 'Insert' }).click();
  await Promise.resolve();
  expect(answered).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('going back answers no', async () => {
  const answer = ask({ title: 'A link', content: [], back: 'Back', goOn: 'Insert' });
  screen.getByRole('button', { name: 'Back' }).click();
  expect(await answer).toBe(false);
});
