// Guards the duration, number and focus of toasts.
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useContext } from 'react';
import { ToastContext, ToastProvider } from '../../../src/components/layout/ToastProvider';
import type { ToastMessage } from '../../../src/components/layout/Toasts';
import { theme } from '../../../src/theme/theme';
import { staticQueryData } from '../../jest/stubs/gatsby';
import { specifiedWords } from '../../support/specified-words';

function Caller({ message }: { readonly message: ToastMessage }) {
  const show = useContext(ToastContext);
  return (
    <button type="button" onClick={() => show(message)}>
      {message.title}
    </button>
  );
}

const message = (title: string): ToastMessage => ({ title, text: `${title} text` });

/** A page with one button per message; clicking it shows the message's toast. */
function renderCallers(...messages: readonly ToastMessage[]): void {
  render(
    <ThemeProvider theme={theme}>
      <ToastProvider>
        {messages.map((each) => (
          <Caller key={each.title} message={each} />
        ))}
      </ToastProvider>
    </ThemeProvider>,
  );
}

/** Clicks a message's button and lets the lazy code load. */
async function showToast(title: string): Promise<void> {
  const button = screen.getByRole('button', { name: title });
  await act(async () => {
    button.focus();
    fireEvent.click(button);
    await jest.advanceTimersByTimeAsync(300);
  });
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shownTexts = () => {
  const region = screen.queryByRole('region', { name: 'Notifications' });
  return region
    ? within(region)
        .queryAllByText(/ text$/)
        .map((element) => element.textContent)
    : [];
};

beforeAll(async () => {
  await import('../../../src/components/layout/Toasts');
});

beforeEach(() => {
  jest.useFakeTimers();
  staticQueryData.current = { interfaceText: specifiedWords('interface') };
});

afterEach(() => jest.useRealTimers());

test('a toast disappears after four seconds', async () => {
  renderCallers(message('One'));
  await showToast('One');
  expect(shownTexts()).toEqual(['One text']);
  await wait(3600);
  expect(shownTexts()).toEqual(['One text']);
  await wait(500);
  expect(shownTexts()).toEqual([]);
});

test('at most three toasts are visible; the oldest makes room', async () => {
  const titles = ['One', 'Two', 'Three', 'Four'];
  renderCallers(...titles.map(message));
  for (const title of titles) await showToast(title);
  expect(shownTexts()).toEqual(['Two text', 'Three text', 'Four text']);
});

test('a toast waits under pointer or focus, and returns the focus', async () => {
  renderCallers(message('One'));
  await showToast('One');
  fireEvent.mouseOver(screen.getByText('One text'));
  await wait(20_000);
  fireEvent.mouseOut(screen.getByText('One text'));
  await wait(3600);
  expect(shownTexts()).toEqual(['One text']);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  await wait(20_000);
  expect(shownTexts()).toEqual(['One text']);
  await act(async () => fireEvent.click(dismiss));
  expect(shownTexts()).toEqual([]);
  expect(screen.getByRole('button', { name: 'One' })).toHaveFocus();
});

test('the Escape key dismisses toasts', async () => {
  renderCallers(message('One'));
  await showToast('One');
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(shownTexts()).toEqual([]);
});
