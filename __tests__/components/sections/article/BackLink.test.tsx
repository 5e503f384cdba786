// Guards the way back to the listing.
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { BackLink } from '../../../../src/components/sections/article/BackLink';
import '../../../../src/page-scripts/back-link';
import { renderInTheme } from '../../../support/render-in-theme';

const go = jest.spyOn(window.history, 'go').mockImplementation();

/** Presses the link once the page's script is there; true where the browser is left to follow it, without React. */
function isFollowed(init: MouseEventInit = {}): boolean {
  renderInTheme(<BackLink>Back to Blog</BackLink>);
  const press = createEvent.click(screen.getByRole('link', { name: 'Back to Blog' }), init);
  fireEvent(screen.getByRole('link', { name: 'Back to Blog' }), press);
  expect(navigate).not.toHaveBeenCalled();
  return !press.defaultPrevented;
}

function cameFrom(referrer: string): void {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
}

beforeEach(() => {
  go.mockClear();
  window.history.pushState(null, '', '/blog/an-article/');
  cameFrom('');
});

test('from a page of this site it goes back in the history', () => {
  cameFrom('http://localhost/blog/?q=visa');
  expect(isFollowed()).toBe(false);
  expect(go).toHaveBeenCalledWith(-1);
});

test('from elsewhere it leads to the listing', () => {
  cameFrom('https://search.example/');
  expect(isFollowed()).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'opened with %j it stays a link',
  (init) => {
    cameFrom('http://localhost/blog/');
    expect(isFollowed(init)).toBe(true);
    expect(go).not.toHaveBeenCalled();
  },
);
