import { createEvent, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { BackLink } from '../../../../src/components/sections/article/BackLink';
import { renderInTheme } from '../../../support/render-in-theme';

/** Presses the link; true where the browser is left to follow it. */
function isFollowed(init: MouseEventInit = {}): boolean {
  renderInTheme(<BackLink>Back to Blog</BackLink>);
  const link = screen.getByRole('link', { name: 'Back to Blog' });
  const press = createEvent.click(link, init);
  fireEvent(link, press);
  return !press.defaultPrevented;
}

const go = jest.spyOn(window.history, 'go').mockImplementation();

beforeEach(() => {
  go.mockClear();
  window.history.pushState(null, '', '/blog/an-article/');
  Object.defineProperty(document, 'referrer', { value: '', configurable: true });
});

test('it is a real link to the listing', () => {
  renderInTheme(<BackLink>Back to Blog</BackLink>);
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog/');
});

test('from a page of this site it goes back in the history', () => {
  Object.defineProperty(document, 'referrer', { value: 'http://localhost/blog/?q=visa', configurable: true });
  expect(isFollowed()).toBe(false);
  expect(go).toHaveBeenCalledWith(-1);
});

test('from elsewhere it leads to the listing', () => {
  Object.defineProperty(document, 'referrer', { value: 'https://search.example/', configurable: true });
  expect(isFollowed()).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/blog/');
  expect(go).not.toHaveBeenCalled();
});

test('opened with Ctrl it stays a link', () => {
  Object.defineProperty(document, 'referrer', { value: 'http://localhost/blog/', configurable: true });
  expect(isFollowed({ ctrlKey: true })).toBe(true);
});
