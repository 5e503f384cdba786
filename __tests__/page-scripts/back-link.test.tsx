// Guards the way back to the listing. article.spec.ts follows it in a browser.
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { BackLink } from '../../src/components/article/BackLink';
import { stepsToThisSite } from '../../src/page-scripts/back-link';
import { renderInTheme } from '../support/render-in-theme';

const ORIGIN = 'https://site.example';
const TAB = {
  document: { referrer: '' },
  history: { length: 2, state: null },
  location: { origin: ORIGIN, pathname: '/blog/a/', hash: '' },
};
const FROM_HERE = { ...TAB, document: { referrer: `${ORIGIN}/blog/` } };

function withEntries(...paths: string[]) {
  const entries = paths.map((path) => ({ url: ORIGIN + path }));
  return { ...TAB, navigation: { currentEntry: { index: entries.length - 1 }, entries: () => entries } };
}

test.each([
  ['jumps to headings of the article', withEntries('/blog/?q=visa', '/blog/a/', '/blog/a/#pay', '/blog/a/#leave'), 3],
  ['an article opened first', withEntries('/blog/a/', '/blog/a/#pay'), 0],
  ['a referrer of this site', FROM_HERE, 1],
  ['a referrer whose name begins alike', { ...TAB, document: { referrer: `${ORIGIN}.evil/` } }, 0],
  ['a link that Gatsby has followed', { ...TAB, history: { length: 2, state: { key: '17' } } }, 1],
  ['a new tab', { ...FROM_HERE, history: { length: 1, state: null } }, 0],
  ['a jump within another browser', { ...FROM_HERE, location: { ...TAB.location, hash: '#pay' } }, 0],
])('the steps back after %s', (_what, tab, steps) => expect(stepsToThisSite(tab)).toBe(steps));

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
  const press = createEvent.click(screen.getByRole('link', { name: 'Back to Blog' }), init);
  fireEvent(screen.getByRole('link'), press);
  expect(press.defaultPrevented).toBe(goesBack);
  expect(go.mock.calls).toEqual(goesBack ? [[-1]] : []);
});
