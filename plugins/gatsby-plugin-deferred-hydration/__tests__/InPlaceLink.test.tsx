// Guards links that React answers in place.
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { InPlaceLink } from '../index';

/** Presses the link; true where the browser is left to follow it. */
function isFollowed(onPress: (() => void) | undefined, init: MouseEventInit = {}): boolean {
  render(
    <InPlaceLink to="/blog/" onPress={onPress}>
      More
    </InPlaceLink>,
  );
  const link = screen.getByRole('link', { name: 'More' });
  const press = createEvent.click(link, init);
  fireEvent(link, press);
  return !press.defaultPrevented;
}

test('a plain press is handled in place', () => {
  const onPress = jest.fn();
  expect(isFollowed(onPress)).toBe(false);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j is left to the browser',
  (init) => {
    const onPress = jest.fn();
    expect(isFollowed(onPress, init)).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
  },
);

test('without anything to do in place it is a plain link', () => {
  expect(isFollowed(undefined)).toBe(true);
});
