// Guards the way back to the listing.
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { BackLink } from '../../../src/components/article/BackLink';
import '../../../src/page-scripts/back-link';
import { renderInTheme } from '../../support/render-in-theme';

const go = jest.spyOn(window.history, 'go').mockImplementation();

const HERE = 'http://localhost/blog/?q=visa';

test.each([
  ['goes back after a page of this site', HERE, {}, true],
  ['leads to the listing after another site', 'https://search.example/', {}, false],
  ['stays a link with Ctrl', HERE, { ctrlKey: true }, false],
  ['stays a link with Cmd', HERE, { metaKey: true }, false],
  ['stays a link with Shift', HERE, { shiftKey: true }, false],
  ['stays a link with Alt', HERE, { altKey: true }, false],
])('the back link %s', (_what, referrer, init, goesBack) => {
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
