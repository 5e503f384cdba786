// Guards sharing an article by the share sheet and copying by hand. announcements.spec.ts copies the link.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ShareRow } from '../../src/components/article/ShareRow';
import { renderInTheme } from '../support/render-in-theme';
import { specifiedWords } from '../support/specified-words';

const { share: TEXTS } = specifiedWords<{ share: ComponentProps<typeof ShareRow>['texts'] }>('copy/article');
const TITLE = "Patients' relatives & you";
const COPIED = '$& in pay: http://localhost/blog/relatives/ (http://localhost/blog/relatives/)';

function show(changes: Partial<ComponentProps<typeof ShareRow>> = {}) {
  const user = userEvent.setup();
  renderInTheme(<ShareRow title={TITLE} url="https://a.uk/b/" newTab="" texts={TEXTS} {...changes} />);
  return user;
}

function replaceNavigator(name: 'clipboard' | 'share', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

const copy = () => screen.getByRole('button', { name: 'Copy Link' });

// The buttons work without React, through a script that listens to the whole page.
beforeAll(() => require('../../src/page-scripts/share'));
beforeEach(() => window.history.replaceState(null, '', '/blog/relatives/?from=feed#top'));
afterEach(() => replaceNavigator('share', undefined));

test.each([
  ['denied', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
  ['absent', undefined],
])('the whole text is offered for copying by hand while the clipboard is %s', async (_case, failing) => {
  const user = show({ title: '$& in pay', texts: { ...TEXTS, copyText: '{title}: {url} ({url})' } });
  const { clipboard } = navigator;
  replaceNavigator('clipboard', failing);
  await user.click(copy());
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Text to copy' });
  expect(field).toHaveValue(COPIED);
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(COPIED.length);
  expect(screen.getByText('Link Copied.')).not.toBeVisible();
  replaceNavigator('clipboard', clipboard);
  await user.click(copy());
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
});

test('the share sheet receives title and address; closing it is harmless', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  replaceNavigator('share', share);
  const user = show();
  await user.click(screen.getByText('Share'));
  expect(share).toHaveBeenCalledWith({ title: TITLE, url: 'http://localhost/blog/relatives/' });
});
