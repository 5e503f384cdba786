// Guards what the time changes on a page that stays open: the year, what is over, and the visitor's own hour.
import { fireEvent } from '@testing-library/react';

function start(script: string): void {
  jest.isolateModules(() => require(`../../src/page-scripts/${script}`));
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-12-31T23:59:50Z') });
  document.documentElement.lang = 'en-GB';
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  document.documentElement.lang = '';
});

/** How time goes on: by itself, or before the page is looked at again. */
const WAYS: Readonly<Record<string, () => void>> = {
  'while it is looked at': () => jest.advanceTimersByTime(60_000),
  ...Object.fromEntries(
    ['visibilitychange', 'pageshow', 'focus'].map((type) => [
      `before ${type}`,
      () => {
        jest.setSystemTime(new Date('2028-01-01T08:00:00Z'));
        fireEvent(window, new Event(type));
      },
    ]),
  ),
};

test.each(Object.entries(WAYS))('year and events follow when midnight passes %s', (_name, pass) => {
  document.body.innerHTML =
    '<p>© <span data-current-year>1999</span> Brand</p><li data-ends="2028-01-01T00:00:00Z"></li>';
  start('current-year');
  start('ends');
  expect(document.body).toHaveTextContent('© 2027 Brand');
  expect(document.querySelector('li')).not.toHaveAttribute('data-over');
  pass();
  expect(document.body).toHaveTextContent('© 2028 Brand');
  expect(document.querySelector('li')).toHaveAttribute('data-over');
});

const EVENT = `<span data-zone="Asia/Manila" data-begins="2027-07-01T10:00:00Z" data-here="{hour} where you are">Manila time</span>`;

test.each(['en-GB', 'auto', '', 'x', 'en_GB', 'zxx-'])('an event has the own hour on a page with lang="%s"', (lang) => {
  document.body.innerHTML = EVENT;
  document.documentElement.lang = lang;
  start('ends');
  expect(document.body).toHaveTextContent(/^Manila time · .*\d\d[:.]\d\d.* where you are$/);
});

test('the own hour follows a language and a zone that change on an open page', () => {
  document.body.innerHTML = EVENT;
  start('ends');
  const [span] = document.getElementsByTagName('span');
  document.documentElement.lang = 'auto';
  jest.advanceTimersByTime(60_000);
  expect(document.body).toHaveTextContent(/^Manila time · .* where you are$/);
  span?.setAttribute('data-zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  jest.advanceTimersByTime(60_000);
  expect(document.body).toHaveTextContent(/^Manila time$/);
});
