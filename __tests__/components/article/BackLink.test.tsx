// Guards the way back to the listing.
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { BackLink } from '../../../src/components/article/BackLink';
import '../../../src/page-scripts/back-link';
import { renderInTheme } from '../../support/render-in-theme';

const go = jest.spyOn(window.history, 'go').mockImplementation();

const HERE = 'http://localhost/blog/?q=visa';

test.each([
  ['from a page of this site it goes back in the history', HERE, {}, true],
  ['from elsewhere it leads to the listing', 'https://search.example/', {}, false],
  ['pressed with Ctrl it stays a link', HERE, { ctrlKey: true }, false],
  ['pressed with Cmd it stays a link', HERE, { metaKey: true }, false],
  ['pressed with Shift it stays a link', HERE, { shiftKey: true }, false],
  ['pressed with Alt it stays a link', HERE, { altKey: true }, false],
])('%s', (_what, referrer, init, goesBack) => {
  go.mockClear();
  window.history.pushState(null, '', '/blog/an-article/');
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  renderInTheme(<BackLink>Back to Blog</BackLink>);
  const link = screen.getByRole('link', { name: 'Back to Blog' });
  const press = createEvent.click(link, init);
  fireEvent(link, press);
  expect(press.defaultPrevented).toBe(goesBack);
  expect(go.mock.calls).toEqual(goesBack ? [[-1]] : []);
  expect(navigate).not.toHaveBeenCalled();
});
