// Guards which pages start React at once.
import { render, screen } from '@testing-library/react';
import { urgencyOf } from '../browser/urgency';

/** jsdom has no pointer events. */
function pointer(type: string, target: Element, pointerType = 'touch'): Event {
  const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  render(
    <>
      <p>Text</p>
      <a href="/about/">About</a>
      <button type="button">Copy</button>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <a href="/blog/" data-hydrate="press" data-native>
        Back
      </a>
      <input type="radio" aria-label="Dark" data-native />
      <form aria-label="Contact">
        <input aria-label="Name" />
      </form>
    </>,
  );
});

it('needs the framework now for a finger on a control or a field, and for a form', () => {
  expect(urgencyOf(pointer('pointerdown', screen.getByRole('button', { name: 'Copy' })))).toBe('now');
  expect(urgencyOf(pointer('pointerdown', screen.getByRole('textbox')))).toBe('now');
  expect(urgencyOf(pointer('submit', screen.getByRole('form')))).toBe('now');
});

it.each(['pointerdown', 'click'])('does not need it for a %s on text, which scrolls or does nothing', (type) => {
  expect(urgencyOf(pointer(type, screen.getByText('Text')))).toBe('none');
});

it.each(['pointerdown', 'click'])('does not need it for a %s on what the browser answers', (type) => {
  expect(urgencyOf(pointer(type, screen.getByRole('link', { name: 'About' })))).toBe('none');
  expect(urgencyOf(pointer(type, screen.getByRole('button', { name: 'Menu' })))).toBe('none');
});

it.each(['pointerdown', 'focusin', 'click'])(
  'does not need it for a %s on what a script of the site answers',
  (type) => {
    expect(urgencyOf(pointer(type, screen.getByRole('radio', { name: 'Dark' })))).toBe('none');
    expect(urgencyOf(pointer(type, screen.getByRole('link', { name: 'Back' })))).toBe('none');
  },
);

it('needs it when there is time for somebody who uses the keyboard', () => {
  expect(urgencyOf(pointer('keydown', screen.getByText('Text')))).toBe('idle');
  expect(urgencyOf(pointer('focusin', screen.getByRole('link', { name: 'About' })))).toBe('idle');
});

it('follows the mouse over links and controls, not over text, and no finger', () => {
  const link = screen.getByRole('link', { name: 'About' });
  expect(urgencyOf(pointer('pointerover', link, 'mouse'))).toBe('idle');
  expect(urgencyOf(pointer('pointerover', screen.getByText('Text'), 'mouse'))).toBe('none');
  expect(urgencyOf(pointer('pointerover', link, 'touch'))).toBe('none');
});
