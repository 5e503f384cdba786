import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareRow } from '../../../../src/components/sections/article/ShareRow';
import { ToastContext, type ToastMessage } from '../../../../src/hooks/use-toast';
import { renderInTheme } from '../../../support/render-in-theme';

const TEXTS = {
  title: 'Share this article',
  copy: 'Copy Link',
  copyText: 'Check out this article: {title} - {url}',
  copied: { title: 'Link Copied', text: 'On your clipboard.' },
  copyFailed: { title: 'Copying did not work', text: 'Copy it yourself:' },
  copyField: 'Text to copy',
  native: 'Share',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  x: 'X',
};
const TITLE = "Patients' relatives & you";
const COPIED = `Check out this article: ${TITLE} - http://localhost/blog/relatives/`;

function show(): ToastMessage[] {
  const toasts: ToastMessage[] = [];
  renderInTheme(
    <ToastContext value={(message) => toasts.push(message)}>
      <ShareRow
        title={TITLE}
        url="https://www.example.com/blog/relatives/"
        newTab="(opens in a new tab)"
        texts={TEXTS}
      />
    </ToastContext>,
  );
  return toasts;
}

function replaceNavigator(name: 'clipboard' | 'share', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => window.history.replaceState(null, '', '/blog/relatives/?from=feed#top'));
afterEach(() => replaceNavigator('share', undefined));

test('Copy Link copies exactly the sentence with title and page address, and says so', async () => {
  const user = userEvent.setup();
  const toasts = show();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(COPIED);
  expect(toasts).toEqual([{ ...TEXTS.copied, severity: 'success' }]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['denied', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
  ['absent', undefined],
])(
  'with the clipboard %s the text is offered for copying by hand, and no success is claimed',
  async (_case, clipboard) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const user = userEvent.setup();
    replaceNavigator('clipboard', clipboard);
    const toasts = show();
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Text to copy' });
    expect(field).toHaveValue(COPIED);
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(COPIED.length);
    expect(toasts).toEqual([]);
    warn.mockRestore();
  },
);

test('the services are plain links to the published address, in a new tab but for e-mail', () => {
  show();
  const address = encodeURIComponent('https://www.example.com/blog/relatives/');
  for (const name of ['WhatsApp', 'LinkedIn', 'Facebook', 'X']) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link.getAttribute('href')).toContain(address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const email = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'E-mail' }).href);
  expect(email.searchParams.get('subject')).toBe(TITLE);
  expect(email.searchParams.get('body')).toContain('https://www.example.com/blog/relatives/');
});

test('the share sheet is offered where the device has one, and only there', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

test('the share sheet gets title and address; closing it is no error', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const info = jest.spyOn(console, 'info').mockImplementation();
  replaceNavigator('share', share);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: TITLE, url: 'http://localhost/blog/relatives/' });
  await waitFor(() => expect(info).toHaveBeenCalled());
  info.mockRestore();
});
