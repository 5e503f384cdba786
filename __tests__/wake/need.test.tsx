import { render, screen } from '@testing-library/react';
import { needOf, scriptedControl } from '../../src/wake/browser/need';

/** jsdom knows no pointer events. */
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
      <a href="/blog/page/2/" data-wake="press">
        More
      </a>
      <a href="https://example.com" target="_blank" rel="noreferrer" data-wake="press">
        Outside
      </a>
      <button type="button">Copy</button>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <form>
        <label>
          Name <input name="name" />
        </label>
        <label>
          Dark <input type="radio" name="mode" />
        </label>
        <button type="submit">Send</button>
      </form>
    </>,
  );
});

describe('presses that only the runtime can answer', () => {
  it.each(['Copy'])('%s is a button without a function of its own', (name) => {
    const button = screen.getByRole('button', { name });
    expect(scriptedControl(button)).toBe(button);
  });

  it.each(['Menu', 'Send'])('%s is left to the browser', (name) => {
    expect(scriptedControl(screen.getByRole('button', { name }))).toBeNull();
  });

  it('holds a link only where it is meant to be handled in place', () => {
    const more = screen.getByRole('link', { name: 'More' });
    expect(scriptedControl(more)).toBe(more);
    expect(scriptedControl(screen.getByRole('link', { name: 'About' }))).toBeNull();
    expect(scriptedControl(screen.getByRole('link', { name: 'Outside' }))).toBeNull();
  });

  it('holds a radio button and its label, but not a text field', () => {
    const radio = screen.getByRole('radio');
    expect(scriptedControl(radio)).toBe(radio);
    expect(scriptedControl(screen.getByText('Dark'))).toBe(screen.getByText('Dark'));
    expect(scriptedControl(screen.getByRole('textbox'))).toBeNull();
    expect(scriptedControl(screen.getByText('Name'))).toBeNull();
  });
});

describe('how soon the runtime is needed', () => {
  it('is now for a finger on a control or a field', () => {
    expect(needOf(pointer('pointerdown', screen.getByRole('button', { name: 'Copy' })))).toBe('now');
    expect(needOf(pointer('pointerdown', screen.getByRole('textbox')))).toBe('now');
  });

  it('is when there is time for a finger on the text', () => {
    expect(needOf(pointer('pointerdown', screen.getByText('Text')))).toBe('idle');
  });

  it('is never for a press on a plain link, which leaves the page', () => {
    expect(needOf(pointer('pointerdown', screen.getByRole('link', { name: 'About' })))).toBe('none');
  });

  it('follows the mouse over links and controls, not over text, and no finger', () => {
    const link = screen.getByRole('link', { name: 'About' });
    expect(needOf(pointer('pointerover', link, 'mouse'))).toBe('idle');
    expect(needOf(pointer('pointerover', screen.getByText('Text'), 'mouse'))).toBe('none');
    expect(needOf(pointer('pointerover', link, 'touch'))).toBe('none');
  });
});
