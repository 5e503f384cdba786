import { createEvent, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { BackLink } from '../../../../src/components/sections/article/BackLink';
import { renderInTheme } from '../../../support/render-in-theme';

/** In `gatsby develop`, and for a press that was held until hydration, React answers by itself. */
function press(init: MouseEventInit = {}): boolean {
  renderInTheme(<BackLink>Back to Blog</BackLink>);
  const link = screen.getByRole('link', { name: 'Back to Blog' });
  const event = createEvent.click(link, init);
  fireEvent(link, event);
  return event.defaultPrevented;
}

const go = jest.spyOn(window.history, 'go').mockImplementation();

beforeEach(() => {
  go.mockClear();
  window.history.pushState(null, '', '/blog/an-article/');
});

test('without the page’s script it goes back in the history of this site', () => {
  Object.defineProperty(document, 'referrer', { value: 'http://localhost/blog/?q=visa', configurable: true });
  expect(press()).toBe(true);
  expect(go).toHaveBeenCalledWith(-1);
});

test('without the page’s script it leads somebody from elsewhere to the listing', () => {
  Object.defineProperty(document, 'referrer', { value: 'https://search.example/', configurable: true });
  expect(press()).toBe(true);
  expect(navigate).toHaveBeenCalledWith('/blog/');
  expect(go).not.toHaveBeenCalled();
});
