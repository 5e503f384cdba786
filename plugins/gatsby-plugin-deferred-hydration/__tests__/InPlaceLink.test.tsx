// Guards links that React handles in place.
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { InPlaceLink } from '../index';

test.each([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ shiftKey: true }, true],
  [{ altKey: true }, true],
  [{ button: 1 }, true],
])('a press with %j is left to the browser: %s', (init, isLeft) => {
  const onPress = jest.fn();
  render(
    <InPlaceLink to="/blog/" onPress={onPress}>
      More
    </InPlaceLink>,
  );
  const link = screen.getByRole('link', { name: 'More' });
  const press = createEvent.click(link, init);
  fireEvent(link, press);
  expect([!press.defaultPrevented, onPress.mock.calls.length]).toEqual([isLeft, isLeft ? 0 : 1]);
});
