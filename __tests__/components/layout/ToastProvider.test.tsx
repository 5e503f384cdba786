// Guards the duration, number and focus of toasts.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useContext } from 'react';
import { ToastContext, ToastProvider } from '../../../src/components/layout/ToastProvider';
import { renderInTheme } from '../../support/render-in-theme';

/** A button that shows a toast. */
function Caller({ title }: { readonly title: string }) {
  const show = useContext(ToastContext);
  return (
    <button type="button" onClick={() => show({ title, text: `${title} text` })}>
      {title}
    </button>
  );
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const button = (name: string) => screen.getByRole('button', { name });
const shownTexts = () => {
  const region = screen.queryByRole('region', { name: 'Notifications' });
  return (region ? within(region).queryAllByText(/ text$/) : []).map(({ textContent }) => textContent);
};

/** Renders callers and presses each. */
async function showToasts(...titles: readonly string[]): Promise<void> {
  renderInTheme(
    <ToastProvider>
      {titles.map((title) => (
        <Caller key={title} title={title} />
      ))}
    </ToastProvider>,
  );
  for (const title of titles) {
    button(title).focus();
    fireEvent.click(button(title));
    // The code of toasts is loaded with the first.
    await wait(300);
  }
}

beforeAll(() => import('../../../src/components/layout/Toasts'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('at most three toasts are visible, for four seconds, and Escape dismisses the newest', async () => {
  await showToasts('One', 'Two', 'Three', 'Four');
  expect(shownTexts()).toEqual(['Two text', 'Three text', 'Four text']);
  await wait(3000);
  expect(shownTexts()).toHaveLength(3);
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(shownTexts()).not.toContain('Four text');
  await wait(1200);
  expect(shownTexts()).toEqual([]);
});

test('a toast waits under pointer or focus, and returns the focus', async () => {
  await showToasts('One');
  fireEvent.mouseOver(screen.getByText('One text'));
  await wait(20_000);
  fireEvent.mouseOut(screen.getByText('One text'));
  await wait(3600);
  act(() => button('Dismiss').focus());
  await wait(20_000);
  expect(shownTexts()).toEqual(['One text']);
  await act(async () => fireEvent.click(button('Dismiss')));
  expect(shownTexts()).toEqual([]);
  expect(button('One')).toHaveFocus();
});
