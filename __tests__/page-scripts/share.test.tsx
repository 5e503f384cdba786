// Guards Copy Link and the share sheet.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showShareRow, TITLE } from '../support/show-share-row';

const COPIED = `Check out this article: ${TITLE} - http://localhost/blog/relatives/`;
const FAILING = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };

function replaceNavigator(name: 'clipboard' | 'share', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

// The buttons work without React, by a script that listens to the whole page.
beforeAll(() => require('../../src/page-scripts/share'));
beforeEach(() => window.history.replaceState(null, '', '/blog/relatives/?from=feed#top'));
afterEach(() => replaceNavigator('share', undefined));

test('Copy Link copies exactly the sentence with title and page address, and says so', async () => {
  const user = userEvent.setup();
  showShareRow();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(COPIED);
  expect(screen.getByRole('status')).toHaveTextContent('Link Copied. On your clipboard.');
  expect(screen.getByText('Link Copied.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['denied', FAILING],
  ['absent', undefined],
])(
  'with the clipboard %s the text is offered for copying by hand, and no success is claimed',
  async (_case, clipboard) => {
    const user = userEvent.setup();
    replaceNavigator('clipboard', clipboard);
    showShareRow();
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Text to copy' });
    expect(field).toHaveValue(COPIED);
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(COPIED.length);
    expect(screen.getByText('Link Copied.')).not.toBeVisible();
  },
);

test('a second try that works takes the offer back, and one that fails the success', async () => {
  const user = userEvent.setup();
  const { clipboard } = navigator;
  showShareRow();
  const copy = screen.getByRole('button', { name: 'Copy Link' });
  replaceNavigator('clipboard', FAILING);
  await user.click(copy);
  await screen.findByRole('textbox');
  replaceNavigator('clipboard', clipboard);
  await user.click(copy);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Link Copied.')).toBeVisible();
});

test('the share sheet gets title and address; closing it is no error', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  replaceNavigator('share', share);
  showShareRow();
  await userEvent.click(screen.getByText('Share'));
  expect(share).toHaveBeenCalledWith({ title: TITLE, url: 'http://localhost/blog/relatives/' });
});
