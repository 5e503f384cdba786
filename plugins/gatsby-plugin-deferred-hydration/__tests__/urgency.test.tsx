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

it('needs it when there is time for a finger on the text, or on what the browser answers', () => {
  expect(urgencyOf(pointer('pointerdown', screen.getByText('Text')))).toBe('idle');
  expect(urgencyOf(pointer('pointerdown', screen.getByRole('button', { name: 'Menu' })))).toBe('idle');
});

it.each(['pointerdown', 'click'])('does not need it for a %s on a plain link, which leaves the page', (type) => {
  expect(urgencyOf(pointer(type, screen.getByRole('link', { name: 'About' })))).toBe('none');
});

it('follows the mouse over links and controls, not over text, and no finger', () => {
  const link = screen.getByRole('link', { name: 'About' });
  expect(urgencyOf(pointer('pointerover', link, 'mouse'))).toBe('idle');
  expect(urgencyOf(pointer('pointerover', screen.getByText('Text'), 'mouse'))).toBe('none');
  expect(urgencyOf(pointer('pointerover', link, 'touch'))).toBe('none');
});
